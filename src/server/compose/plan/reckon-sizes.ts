import { plural } from '#server/document-types/english.ts'
import type { Solution } from '#server/solution/solution.ts'
import { type Design, number, sourceOf } from '../assembly/design.ts'

type Size = Omit<NonNullable<Solution['sizes']>[number], 'id'>

/** Hours of a span in which work comes in, and how often it comes round in a year. */
const spans: Record<string, { hours: number; perYear: number }> = {
  second: { hours: 1 / 3600, perYear: 31_536_000 },
  minute: { hours: 1 / 60, perYear: 525_600 },
  hour: { hours: 1, perYear: 8760 },
  day: { hours: 24, perYear: 365 },
  night: { hours: 8, perYear: 365 },
  week: { hours: 168, perYear: 52 },
  month: { hours: 730, perYear: 12 },
  quarter: { hours: 2190, perYear: 4 },
  year: { hours: 8760, perYear: 1 },
}
const rate = /^(?<what>.+?)\s?\/\s?(?<span>second|minute|hour|day|night|week|month|quarter|year)s?$/i
/** “Two days a week” is no volume. */
const isTime = /^(?:second|minute|hour|day|night|week|month|quarter|year|time|shift)s?$/i
const isMoney = /^(?:[A-Z]{3}|[€£$])$/
/** How much more comes in a busy hour than in a mean one, where the brief does not say. */
const busy = 3
const mostSizes = 6

/** What volumes of the brief come to at the peak and in a year. */
export function reckonSizes({ reading }: Pick<Design, 'reading'>): NonNullable<Solution['sizes']> {
  const all = reading.statements
    .filter(({ kind, amendedBy }) => kind !== 'noise' && kind !== 'money' && !amendedBy)
    .flatMap((statement) =>
      statement.measures.flatMap((measure): Size[] => {
        const { what, span } = rate.exec(measure.unit)?.groups ?? {}
        const of = span && spans[span.toLowerCase()]
        if (!what || !of || isMoney.test(what) || isTime.test(what) || measure.value <= 0) return []
        const mean = measure.value / of.hours
        const basis = `${measure.quote}: ${tell(measure.value)} ÷ ${tell(of.hours)} hours × ${busy}`
        const many = manyOf(what)
        const busyHour = {
          source: sourceOf(statement),
          text: `${many} in a busy hour`,
          value: round(mean * busy),
          unit: `${many}/hour`,
          basis,
        }
        return [
          ...(busyHour.value >= 1 ? [busyHour] : []),
          {
            source: sourceOf(statement),
            text: `${many} in a year`,
            value: round(measure.value * of.perYear),
            unit: `${many}/year`,
            basis: `${measure.quote}: ${tell(measure.value)} × ${tell(of.perYear)}`,
          },
        ]
      }),
    )
  return number('SIZ', all.slice(0, mostSizes * 2))
}

/** `sailing` → `sailings`; units such as GB, and words that stand for many, stay as they are. */
const manyOf = (what: string) => (/^[\p{Ll} -]+$/u.test(what) && !/(?:s|people|staff|data)$/.test(what) ? plural(what) : what)

const round = (value: number) => (value >= 100 ? Math.round(value) : Number(value.toPrecision(3)))
const tell = (value: number) => Number(value.toPrecision(6)).toLocaleString('en-GB')
