import type { Calculation, Statement, Quantity, Value } from '#server/solution/statement.ts'
import { compareDurations } from './compare-durations.ts'
import { compareFigures } from './compare-figures.ts'
import { compareDates } from './compare-dates.ts'
import { compareSums } from './compare-sums.ts'
import { listImpossibleDays } from './impossible-days.ts'
import { listOpenDays, type StatedOpenDay } from './list-open-days.ts'
import type { Calculated } from './calculated.ts'

/** The spread of each period: working days of a month and a week as usual in Europe, hours of the day, seconds of the hour. */
const spreads: Record<string, { days: number; by: number; over: string; sum: string }> = {
  year: { days: 365, by: 12, over: 'in each of 12 months', sum: '12 months' },
  month: { days: 30, by: 21, over: 'on each of 21 working days', sum: '21 working days' },
  week: { days: 7, by: 5, over: 'on each of 5 working days', sum: '5 working days' },
  day: { days: 1, by: 24, over: 'in each of 24 hours', sum: '24 hours' },
  hour: { days: 1 / 24, by: 60, over: 'in each minute', sum: '60 minutes' },
}
const perPeriod = /(?:^|\s)(?:an?|per|each|every|\/|pro|par|por|im|al)\s*(year|month|week|day|hour)$/i

/** “31,000 letters a month are about 1,480 on each of 21 working days.” */
const spreadRates = (statements: Statement[]): Calculated[] =>
  statements
    .flatMap((statement) => statement.values.flatMap((value) => rateOf(statement, value) ?? []))
    .toSorted((one, other) => other.size - one.size)
    .map(({ size: _size, ...calculated }) => calculated)

function rateOf({ id }: Statement, value: Value): (Calculated & { size: number }) | undefined {
  if (value.kind !== 'number' || value.low !== value.high) return undefined
  const period = perPeriod.exec(value.unit)?.[1]?.toLowerCase()
  const spread = period === undefined ? undefined : spreads[period]
  // Smaller figures are not worth spreading.
  if (spread === undefined || period === undefined || value.low < spread.by * 10) return undefined
  const each = rounded(value.low / spread.by)
  const things = value.unit.replace(perPeriod, '').trim()
  const stated = new RegExp(String.raw`\b${period}`, 'i').test(value.quote)
    ? value.quote.replaceAll(/\s+/g, ' ')
    : `${figure(value.low)} ${plural(things)} a ${period}`.replaceAll(/\s+/g, ' ')
  return {
    kind: 'rate',
    text: `${stated} are about ${figure(each)} ${spread.over}.`,
    sum: `${figure(value.low)} ÷ ${spread.sum} ≈ ${figure(each)}`,
    statements: [id],
    warns: false,
    size: value.low / spread.days,
  }
}

const plural = (noun: string) => (noun === '' || noun.endsWith('s') ? noun : `${noun}s`)
const figure = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 2 })
/** To three significant figures, which is as exact as a spread can be. */
const rounded = (value: number) => Number(value.toPrecision(3))

const total = /^(?:total|sum|in total|altogether|summe|gesamt|gesamtsumme|insgesamt|total général|suma)\b/i

/** A row that is a total, checked against the rows above it. */
function addSums(statements: Statement[]): Calculated[] {
  return statements.flatMap((statement, index) => {
    const stated = total.test(statement.text) ? onlyQuantity(statement) : undefined
    if (stated === undefined) return []
    const rows: { statement: Statement; value: Quantity }[] = []
    for (let at = index - 1; at >= 0; at--) {
      const row = statements[at]
      const value = row === undefined ? undefined : onlyQuantity(row)
      if (
        row === undefined ||
        value === undefined ||
        row.field !== statement.field ||
        row.heading !== statement.heading ||
        value.unit !== stated.unit ||
        total.test(row.text)
      )
        break
      rows.unshift({ statement: row, value })
    }
    if (rows.length < 2) return []
    const sum = rows.reduce((all, { value }) => all + value.low, 0)
    const isSame = Math.abs(sum - stated.low) < 0.005
    const added = `${rows.map(({ value }) => figure(value.low)).join(' + ')} = ${figure(sum)}`
    const unit = stated.unit === '' ? '' : ` ${stated.unit}`
    return {
      kind: 'sum' as const,
      text: isSame
        ? `The ${rows.length} rows add up to the stated total of ${figure(sum)}${unit}.`
        : `The ${rows.length} rows add up to ${figure(sum)}${unit}; the stated total is ${figure(stated.low)}.`,
      sum: added,
      statements: [...rows.map(({ statement }) => statement.id), statement.id],
      warns: !isSame,
    }
  })
}

function onlyQuantity({ values }: Statement): Quantity | undefined {
  const found = values.filter((value): value is Quantity => value.kind !== 'date' && value.low === value.high)
  return found.length === 1 ? found[0] : undefined
}

const most = 12
/** Maximum of one kind, so that ten dates do not hide the rest. */
const mostOfKind = 6

/** Calculations over the values of the current statements: contradictions first, at most twelve. */
export function listCalculations(statements: Statement[], today: string, open: StatedOpenDay[] = []): Calculation[] {
  const current = statements.filter(({ earlier }) => !earlier)
  const found = [
    ...listOpenDays(open),
    ...listImpossibleDays(current),
    ...compareDates(current, today),
    ...compareFigures(current),
    ...compareDurations(current),
    ...compareSums(current),
    ...addSums(current),
    ...spreadRates(current),
  ]
  const counts = new Map<string, number>()
  const shown = [...found.filter(({ warns }) => warns), ...found.filter(({ warns }) => !warns)].filter(({ kind }) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    return (counts.get(kind) ?? 0) <= mostOfKind
  })
  return shown.slice(0, most).map(({ kind, text, sum, statements, warns }, index) => ({
    id: `CAL-${index + 1}`,
    source: { from: 'calculated', sum },
    kind,
    text,
    statements,
    warns,
  }))
}
