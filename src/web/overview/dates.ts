import { language } from '#words/language.ts'

const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
const shortMonth = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
const longMonth = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const ofMonth = (month: string) => new Date(`${month}-01T00:00:00Z`)

export const dayLabel = (time: string) => day.format(new Date(time))
/** `2026-11` as ‘Nov’ and as ‘November 2026’. */
export const monthLabel = (month: string) => shortMonth.format(ofMonth(month))
export const wholeMonthLabel = (month: string) => longMonth.format(ofMonth(month))
