import { language } from '#words/language.ts'

const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
export const dayLabel = (isoDay: string) => day.format(new Date(isoDay))

/** True if the date has passed in all time zones. */
export const isOverdue = (isoDay: string) => Date.parse(isoDay) + 36 * 3_600_000 < Date.now()
