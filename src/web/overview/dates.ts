import { language } from '#words/language.ts'

const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
const shortMonth = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
const longMonth = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const ofMonth = (month: string) => new Date(`${month}-01T00:00:00Z`)

const wholeDay = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' })

/** Formats `2026-11-12` as ‘12 November 2026’. */
export const longDayLabel = (isoDay: string) => wholeDay.format(new Date(`${isoDay}T00:00:00Z`))
export const timeLabel = (isoTime: string) => time.format(new Date(isoTime))
export const dayLabel = (time: string) => day.format(new Date(time))
/** Formats `2026-11` as ‘Nov’ and as ‘November 2026’. */
export const monthLabel = (month: string) => shortMonth.format(ofMonth(month))
export const wholeMonthLabel = (month: string) => longMonth.format(ofMonth(month))
