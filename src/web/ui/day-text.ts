import { addDays, isDay, isoDay, mondayOf } from '#shared/calendar.ts'
import { language } from '#words/language.ts'

const numeric = new Intl.DateTimeFormat(language, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })

/** Formats `2027-01-04` numerically in the page's language: `04/01/2027`. */
export const dayText = (iso: string) => (!isDay(iso) ? '' : numeric.format(new Date(iso)))

/** Parses a typed date, in the format of the page's languages or as `2027-01-04`; undefined if it is not a date. */
export function readDay(text: string): string | undefined {
  const trimmed = text.trim()
  const [, day, month, year] = /^(\d{1,2})\s*[./\s-]\s*(\d{1,2})\s*[./\s-]\s*(\d{4}|\d{2})$/.exec(trimmed) ?? []
  if (!day || !month || !year) return existing(trimmed)
  return existing(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** Only existing dates. */
const existing = (day: string) => (isDay(day) ? day : undefined)

/** True once the year has four digits, so that parsing makes sense. */
export const isWholeDay = (text: string) => /\d{4}\s*$/.test(text) || isDay(text.trim())

/** The same day of another month, or the last day of that month. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return isoDay(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/** The weeks of a month, each beginning on Monday. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 8)}01`
  const monday = mondayOf(first)
  const weeks = [0, 1, 2, 3, 4, 5].map((week) => [0, 1, 2, 3, 4, 5, 6].map((at) => addDays(monday, week * 7 + at)))
  return weeks.filter((days) => days.some((one) => one.slice(0, 7) === day.slice(0, 7)))
}
