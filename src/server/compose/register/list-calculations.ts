import type { Calculation, Statement } from '#server/solution/statement.ts'
import { compareFigures } from './compare-figures.ts'
import { compareDates } from './compare-dates.ts'
import { listOpenDays, type StatedOpenDay } from './list-open-days.ts'
import { addSums, spreadRates } from './spread-rates.ts'

const most = 12
/** Maximum of one kind, so that ten dates do not hide the rest. */
const mostOfKind = 6

/** Calculations over the values of the current statements: contradictions first, at most twelve. */
export function listCalculations(statements: Statement[], today: string, open: StatedOpenDay[] = []): Calculation[] {
  const current = statements.filter(({ earlier }) => !earlier)
  const found = [
    ...listOpenDays(open),
    ...compareDates(current, today),
    ...compareFigures(current),
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
