import { language } from '#words/language.ts'

const numeric = new Intl.DateTimeFormat(language, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })

/** `2027-01-04` as the page's language writes it in figures: `04/01/2027`. */
export const dayText = (iso: string) => (isoDay(iso) === undefined ? '' : numeric.format(new Date(iso)))

/** A day as somebody types it, in the order of the page's languages or as `2027-01-04`; undefined where it is none. */
export function readDay(text: string): string | undefined {
  const trimmed = text.trim()
  const [, day, month, year] = /^(\d{1,2})\s*[./\s-]\s*(\d{1,2})\s*[./\s-]\s*(\d{4}|\d{2})$/.exec(trimmed) ?? []
  if (!day || !month || !year) return isoDay(trimmed)
  return isoDay(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** Of the days that there are. */
function isoDay(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : undefined
}

/** Somebody is not yet at the end of a year of four figures. */
export const isWholeDay = (text: string) => /\d{4}\s*$/.test(text) || isoDay(text.trim()) !== undefined

export const daysLater = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** The same day of another month, or its last. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The weeks, from Monday on, that a month is in. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 8)}01`
  const monday = daysLater(first, -((new Date(first).getUTCDay() + 6) % 7))
  const weeks = [0, 1, 2, 3, 4, 5].map((week) => [0, 1, 2, 3, 4, 5, 6].map((at) => daysLater(monday, week * 7 + at)))
  return weeks.filter((days) => days.some((one) => one.slice(0, 7) === day.slice(0, 7)))
}
