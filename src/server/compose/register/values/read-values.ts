import { daysBetween } from '#shared/calendar.ts'
import type { Day, Quantity, Value } from '#server/solution/statement.ts'
import { isCurrency } from './currencies.ts'
import type { DateStyle } from './date-forms.ts'
import { dateStyleOf, readDates, type FoundDate } from './read-dates.ts'
import { readMeasures, type FoundMeasure } from './read-measures.ts'
import { numberStyleOf, type NumberStyle } from './read-numbers.ts'
import { tokenize } from './tokens.ts'

/** How one brief writes its numbers and dates, judged from all of its texts together. */
export type ValueStyle = { numbers: NumberStyle; dates: DateStyle }

export const valueStyleOf = (texts: string[], today: string): ValueStyle => ({
  numbers: numberStyleOf(texts),
  dates: dateStyleOf(texts, today),
})

/**
 * A numeric day and month whose order no other date of the brief shows, or that the brief itself doubts: both readings. Or a date without
 * a year that passed shortly before today: the last one and the next one.
 */
export type OpenDay = { quote: string; start: number; end: number; readings: [string, string]; open: 'order' | 'year' }

/**
 * The unambiguous values of a text, in order and without overlaps. `start` and `end` are offsets into `text`. Values that can be read in
 * two ways (day and month swapped) are left out, and so are times of day and codes.
 */
export const readValues = (text: string, given: { today: string; style?: ValueStyle }): Value[] => readText(text, given).values

/** The values, and the days that can be read in two ways. */
export function readText(
  text: string,
  { today, style = valueStyleOf([text], today) }: { today: string; style?: ValueStyle },
): { values: Value[]; open: OpenDay[] } {
  const tokens = tokenize(text)
  const dates = readDates({ text, tokens }, style.dates).map((date) =>
    date.swapped !== undefined && isDoubted(text, date) ? { ...date, ambiguous: true } : date,
  )
  const days = dates.flatMap((date) => dayOf(text, date))
  const measures = readMeasures({ text, tokens }, style.numbers, dates).filter((measure) => !isDesignation(text, measure))
  const quantities = quantitiesOf(measures)
  return {
    values: withoutOverlaps([...days, ...quantities].toSorted((left, right) => left.start - right.start || right.end - left.end)),
    open: dates.flatMap(({ start, end, from, to, swapped, ambiguous, assumedYear }): OpenDay[] => {
      if (!ambiguous || (swapped === undefined && !assumedYear)) return []
      const quote = text.slice(start, end)
      return swapped === undefined
        ? [{ quote, start, end, readings: [yearBefore(to), to], open: 'year' }]
        : [{ quote, start, end, readings: [from, swapped.from], open: 'order' }]
    }),
  }
}

const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

/** The words after it ask a question, or doubt its order or form: “04/05/2027 or so?”. */
const doubt =
  /^[^.|\n]{0,120}?(?:\?|\b(?:day\W{1,3}month|month\W{1,3}day|dates?['’]? format|not known|unknown|unclear|unsure|not sure)\b)/i
const isDoubted = (text: string, { end }: FoundDate) => doubt.test(text.slice(end, end + 150))

function dayOf(
  text: string,
  { start, end, from, to, isRange, assumedYear, orderAssumed, ambiguous, recurs, isYearly }: FoundDate,
): Day[] {
  if (ambiguous || (recurs && !isYearly)) return []
  return [
    {
      kind: 'date',
      quote: text.slice(start, end),
      start,
      end,
      from,
      to,
      precision: isRange ? 'window' : precisionOf(from, to),
      ...(assumedYear && { yearAssumed: true }),
      ...(orderAssumed && { orderAssumed: true }),
      ...(isYearly && { recurs: true }),
    },
  ]
}

function precisionOf(from: string, to: string): Day['precision'] {
  const days = daysBetween(from, to) + 1
  if (days === 1) return 'day'
  if (days === 7) return 'week'
  if (days >= 28 && days <= 31) return 'month'
  if (days >= 89 && days <= 92) return 'quarter'
  if (days >= 181 && days <= 184) return 'half-year'
  return days === 365 || days === 366 ? 'year' : 'window'
}

/** `ISO 27001`, `EN 301 549`: a bare number after capitals is part of a name. */
const isDesignation = (text: string, { unit, start }: FoundMeasure) =>
  unit === '' && /\p{Lu}{2,}[\s/-]$/u.test(text.slice(Math.max(0, start - 8), start))

/** Both ends of a range are found with the same quote and become one quantity. */
function quantitiesOf(found: FoundMeasure[]): Quantity[] {
  const quantities: Quantity[] = []
  for (const { start, end, quote, comparison, value, unit } of found) {
    if (unit === 'o’clock' || unit === 'percentile') continue
    const last = quantities.at(-1)
    if (last?.start === start && last.end === end) {
      last.low = Math.min(last.low, value)
      last.high = Math.max(last.high, value)
      last.bound = 'range'
    } else quantities.push({ kind: kindOf(unit), quote, start, end, bound: comparison, low: value, high: value, unit })
  }
  return quantities
}

const kindOf = (unit: string): Quantity['kind'] => (unit.startsWith('%') ? 'percent' : isCurrency(unit) ? 'money' : 'number')

function withoutOverlaps(values: Value[]): Value[] {
  const kept: Value[] = []
  for (const value of values) if (value.start >= (kept.at(-1)?.end ?? 0)) kept.push(value)
  return kept
}
