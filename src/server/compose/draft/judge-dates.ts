import { formatDay } from '#shared/day-words.ts'
import { closedEndsOf, dueDatesOf, happensOn, spareText } from '#server/document-types/against-dates.ts'
import { fixedDatesOf } from '#server/document-types/fixed-dates.ts'
import { freezesAgainst } from '#server/document-types/freezes-against.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Calculation } from '#server/solution/statement.ts'

type Planned = Pick<Solution, 'milestones' | 'windows' | 'workstreams' | 'statements'>

/** Adds the comparison of the plan with the brief's dates to other calculations, in place of an earlier one. */
export function withDates(calculations: Calculation[], solution: Planned): Calculation[] {
  const kept = calculations.filter(({ kind }) => kind !== 'due')
  const last = Math.max(0, ...kept.map(({ id }) => Number(id.split('-')[1])))
  return [...kept, ...againstDates(solution).map((one, index) => ({ ...one, id: `CAL-${last + index + 1}` }))]
}

/** Compares the plan with each date of the brief, and with periods in which no work may end, as calculations that can be cited. */
function againstDates(solution: Planned): Omit<Calculation, 'id'>[] {
  const due = dueDatesOf(solution).map(({ due: fact, planned, daysLate }) => ({
    text: `${formatDay(fact.date!)}, ${fact.name}: by the plan it ${happensOn(fact)} ${formatDay(planned)}${spareText(daysLate)}.`,
    sum: `${planned} − ${fact.date} = ${daysLate} days`,
    statements: fact.statement === undefined ? [] : [fact.statement],
    warns: daysLate > 0,
  }))
  const closed = closedEndsOf(solution).map(({ window: { text, from, to, statement }, stream, ends }) => ({
    text: `${formatDay(from)} to ${formatDay(to)}, ${text}: by the plan “${stream.name}” ends in it, on ${formatDay(ends)}.`,
    sum: `${from} ≤ ${ends} ≤ ${to}`,
    statements: statement === undefined ? [] : [statement],
    warns: true,
  }))
  const fixed = [...fixedDatesOf(solution), ...freezesAgainst(solution)].map(({ day, what, verdict, sum, statement, isMet }) => ({
    text: `${day ? `${formatDay(day)}, ` : ''}${what}: ${verdict}.`,
    sum,
    statements: statement === undefined ? [] : [statement],
    warns: !isMet,
  }))
  return [...due, ...closed, ...fixed].map(({ sum, ...one }) => ({ ...one, kind: 'due', source: { from: 'calculated', sum } }))
}
