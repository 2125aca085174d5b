import { yearOf } from './calendar.ts'
import type { FoundDate } from './read-dates.ts'

/** The last date that was written with its year, and how many pieces ago. */
export type Stated = { date: FoundDate; field: string; ago: number }

export function lastStated(dates: FoundDate[], field: string, before: Stated | undefined): Stated | undefined {
  const date = dates.findLast(({ assumedYear, recurs }) => assumedYear === undefined && recurs === undefined)
  if (date !== undefined) return { date, field, ago: 0 }
  return before === undefined || before.field !== field ? undefined : { ...before, ago: before.ago + 1 }
}

/** Days within which what is told behind a date happens after it. */
const mostAfter = 100

/** “Live 1 November 2027. Public a month later, 1 December.”: a day without a year follows the date of the sentence before. */
export function followUp(date: FoundDate, before: Stated | undefined, today: string): FoundDate {
  if (before === undefined || before.ago > 1 || date.isRange || date.assumedYear !== true || before.date.to < today) return date
  const stated = before.date.from
  if (date.from >= stated || date.from.endsWith('02-29')) return date
  const next = [yearOf(stated), yearOf(stated) + 1].find((year) => inYear(date.from, year) >= stated)
  if (next === undefined || daysBetween(stated, inYear(date.from, next)) > mostAfter) return date
  return { ...date, from: inYear(date.from, next), to: inYear(date.to, next + yearOf(date.to) - yearOf(date.from)) }
}

const inYear = (day: string, year: number) => `${year}${day.slice(4)}`
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
