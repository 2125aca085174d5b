import { isCurrency } from './currencies.ts'
import type { FoundMeasure } from './read-measures.ts'
import type { Reading } from './reading.ts'

type Money = { id: string; field: string; quote: string; text: string; heading: string | undefined; measures: FoundMeasure[] }

const budgetWords =
  /\b(?:budget|ceiling|not exceed|not to exceed|up to|at most|estimated value|available|approved|lump sum|in total|altogether|all in|can find|for all|no more than|funding|allocated|capital|one-off|fixed price|total)\b/i
const otherMoney =
  /\b(?:liability|insurance|turnover|revenue|royalt\w+|leakage|penalt\w+|fine[sd]?|fee|EMD|saves?|saving|loss(?:es)?|cost us|waste|throw|worth|raised|Gift Aid|salary|hour|day rate|a day)\b/i

/** The one sum that the work may cost: in the field of the budget first, then where the words say so. */
export function budgetOf(statements: Money[]): Reading['budget'] {
  const scored = statements.flatMap((statement) => {
    const sums = statement.measures.filter(({ unit }) => isCurrency(unit) && !unit.includes('/'))
    if (sums.length === 0) return []
    const isLabelled = /\b(?:budget|money|funding|price)\b/i.test(statement.heading ?? '')
    const score =
      (statement.field === 'budget' ? 4 : 0) +
      (isLabelled ? 3 : 0) +
      (budgetWords.test(statement.text) ? 2 : 0) -
      (otherMoney.test(statement.text) ? 3 : 0)
    return [{ statement, sums, score }]
  })
  const best = scored.toSorted((one, other) => other.score - one.score)[0]
  if (best === undefined || best.score < 2) return undefined
  const first = best.sums[0]
  if (first === undefined) return undefined
  const range = best.sums.filter(({ start }) => start === first.start)
  const [low, high] = [Math.min(...range.map(({ value }) => value)), Math.max(...range.map(({ value }) => value))]
  return {
    quote: best.statement.quote,
    ...(range.length > 1 ? { low } : {}),
    high,
    currency: first.unit.split('/')[0] ?? '',
    statement: best.statement.id,
  }
}

const weeksOf: Record<string, number> = { day: 1 / 7, 'working day': 1 / 5, week: 1, month: 52 / 12, year: 52 }
const lasts = /\b(?:within|for|contract|duration|period|length|project|up to|over|takes?|lasting|weeks?|months?)\b/i

/** How long the work may take, where a span of time says so in the field of the timeline. */
export function timelineOf(statements: Money[]): Reading['timeline'] {
  for (const statement of statements) {
    if (statement.field !== 'timeline' && !/\b(?:time|timeline|duration|when)\b/i.test(statement.heading ?? '')) continue
    const span = statement.measures.find(({ unit }) => Object.hasOwn(weeksOf, unit))
    if (span === undefined || !lasts.test(statement.text)) continue
    return { quote: statement.quote, weeks: Math.round(span.value * (weeksOf[span.unit] ?? 1)), statement: statement.id }
  }
  const first = statements.find(({ field }) => field === 'timeline')
  return first === undefined ? undefined : { quote: first.quote, statement: first.id }
}
