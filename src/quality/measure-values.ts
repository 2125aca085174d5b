import { addDays, isoDay } from '#shared/calendar.ts'
import { readValues, valueStyleOf } from '#server/compose/register/values/read-values.ts'

export type Labels = { measures: { quote: string; values: number[] }[]; dates: { quote: string; date: string }[] }
type Labelled = { id: string; requirements: object; truth: Labels }

/** Labels of our own briefs: quantities as they are written, and dates with the period that they mean, or null if that cannot be known. */
export type WrittenLabels = {
  numbers: string[]
  dates: { text: string; means: string | null }[]
  /** The reference design that fits. */
  design: string | null
}
export type Written = { id: string; text: string; labels: WrittenLabels }

const today = '2026-11-28'
/** A label may contain the figure as it is written: “4.3 million” as 4.3. */
const scales = [1, 1e3, 1e5, 1e6, 1e7, 1e9]

/** The share of labelled numbers and dates that are found, in percent, and the missing ones. */
export function measureValues(briefs: Labelled[]): { numbers: number; dates: number; missing: string[] } {
  const missing: string[] = []
  let [numbers, dates, foundNumbers, foundDates] = [0, 0, 0, 0]
  for (const { id, requirements, truth } of briefs) {
    const texts = Object.values(requirements).map(String)
    const style = valueStyleOf(texts, today)
    const found = texts.flatMap((text) => readValues(text, { today, style }))
    const figures = new Set(found.flatMap((value) => (value.kind === 'date' ? [] : [Math.abs(value.low), Math.abs(value.high)])))
    const days = new Set(found.flatMap((value) => (value.kind === 'date' ? [value.from, value.to] : [])))
    for (const { quote, values } of truth.measures)
      for (const value of values) {
        numbers++
        if (scales.some((scale) => figures.has(Number((value * scale).toPrecision(12))))) foundNumbers++
        else missing.push(`${id}: the number ${value} of “${quote}”`)
      }
    for (const { quote, date } of truth.dates) {
      dates++
      if (days.has(date)) foundDates++
      else missing.push(`${id}: the day ${date} of “${quote}”`)
    }
  }
  return { numbers: (100 * foundNumbers) / (numbers || 1), dates: (100 * foundDates) / (dates || 1), missing }
}

/** A year alone is not a calendar date. */
const isYear = /^\d{4}$/

type Span = { start: number; end: number }

/** The positions of these words in a text, not as a part of a longer word or number. */
function placesOf(text: string, words: string): Span[] {
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const pattern = new RegExp(String.raw`(?<![\p{L}\d.,])${escaped}(?![\p{L}\d]|[.,]\d)`, 'gu')
  return [...text.matchAll(pattern)].map(({ index }) => ({ start: index, end: index + words.length }))
}
const meet = (left: Span, right: Span) => left.start < right.end && right.start < left.end

/** `2027-05-03`, `2027-05`, `2027-Q2`, `2027-H2`, `2027-W05`, `2027` and `2027-08-02/2027-08-20` as first and last day. */
function periodOf(means: string): { from: string; to: string } {
  const [from = '', to] = means.split('/')
  if (to) return { from, to }
  const day = (year: number, month: number, date: number) => isoDay(Date.UTC(year, month, date))
  const [, yearText, part = ''] = /^(\d{4})-?(.*)$/.exec(means)!
  const year = Number(yearText)
  if (/^\d\d-\d\d$/.test(part)) return { from, to: from }
  const months = (first: number, count: number) => ({ from: day(year, first, 1), to: day(year, first + count, 0) })
  const number = Number(part.replace(/^\D/, ''))
  if (part === '') return months(0, 12)
  if (part.startsWith('Q')) return months((number - 1) * 3, 3)
  if (part.startsWith('H')) return months((number - 1) * 6, 6)
  if (!part.startsWith('W')) return months(number - 1, 1)
  const fourth = new Date(Date.UTC(year, 0, 4))
  const monday = 4 - ((fourth.getUTCDay() + 6) % 7) + (number - 1) * 7
  return { from: day(year, 0, monday), to: day(year, 0, monday + 6) }
}

/** The shares of labelled numbers and dates that are found, in percent, the missing ones, and dates that are read as another day. */
export function measureWritten(briefs: Written[]): { numbers: number; dates: number; missing: string[]; wrong: string[] } {
  const [missing, wrong]: [string[], string[]] = [[], []]
  let [numbers, dates] = [0, 0]
  for (const { id, text, labels } of briefs) {
    const found = readValues(text, { today, style: valueStyleOf([text], today) })
    const at = (words: string) => found.filter((value) => placesOf(text, words).some((place) => meet(place, value)))
    for (const words of labels.numbers) {
      numbers++
      if (!at(words).some(({ kind }) => kind !== 'date')) missing.push(`${id}: the number “${words}”`)
    }
    for (const { text: words, means } of labels.dates) {
      const days = at(words).filter((value) => value.kind === 'date')
      if (means !== null && isYear.test(means)) continue
      const period = means === null ? undefined : periodOf(means)
      if (means !== null) dates++
      // “Before Q1 2028” and “mid-March 2027” are days near or within the labelled period; documents state the assumption.
      const right = days.filter(
        ({ from, to, yearAssumed, orderAssumed }) =>
          yearAssumed ||
          orderAssumed ||
          (period && (from === period.from || to === period.to || (addDays(period.from, -1) <= from && to <= period.to))),
      )
      if (period && days.length === 0) missing.push(`${id}: the day “${words}”, ${means}`)
      else if (right.length < days.length)
        wrong.push(`${id}: “${words}” is ${days.map(({ from, to }) => `${from} to ${to}`).join(', ')}, not ${means}`)
    }
  }
  const share = (count: number, kind: string) =>
    100 - (100 * missing.filter((line) => line.includes(`: the ${kind} “`)).length) / (count || 1)
  return { numbers: share(numbers, 'number'), dates: share(dates, 'day'), missing, wrong }
}
