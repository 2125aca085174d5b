import { formatDay } from '#shared/day-words.ts'
import { closedEndsOf, dueDatesOf, spareText } from '#server/document-types/against-dates.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Calculation } from '#server/solution/statement.ts'

/** Compares the plan with each date that work is due by, and with periods in which no work may end, as calculations that can be cited. */
export function againstDates(solution: Pick<Solution, 'milestones' | 'windows' | 'workstreams'>): Omit<Calculation, 'id'>[] {
  const due = dueDatesOf(solution).map(({ due: { name, date, statement }, ends, daysLate }) => ({
    text: `${formatDay(date!)}, ${name}: by the plan ${formatDay(ends)}${spareText(daysLate)}.`,
    sum: `${ends} − ${date} = ${daysLate} days`,
    statements: statement === undefined ? [] : [statement],
    warns: daysLate > 0,
  }))
  const closed = closedEndsOf(solution).map(({ window: { text, from, to, statement }, stream, ends }) => ({
    text: `${formatDay(from)} to ${formatDay(to)}, ${text}: by the plan “${stream.name}” ends in it, on ${formatDay(ends)}.`,
    sum: `${from} ≤ ${ends} ≤ ${to}`,
    statements: statement === undefined ? [] : [statement],
    warns: true,
  }))
  return [...due, ...closed].map(({ sum, ...one }) => ({ ...one, kind: 'due', source: { from: 'calculated', sum } }))
}
