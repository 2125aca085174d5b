import { readValues, valueStyleOf } from '#server/compose/register/values/read-values.ts'

export type Labels = { measures: { quote: string; values: number[] }[]; dates: { quote: string; date: string }[] }
type Labelled = { id: string; requirements: object; truth: Labels }

const today = '2026-11-28'
/** A label may have the figure as it is written: “4.3 million” as 4.3. */
const scales = [1, 1e3, 1e5, 1e6, 1e7, 1e9]

/** The share of labelled numbers and dates that are found, in percent, and what is missing. */
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
