import { formatDay } from '#shared/day-words.ts'
import { closedEndsOf, dueDatesOf } from '#server/document-types/against-dates.ts'
import type { Solution } from '#server/solution/solution.ts'

/** Dates of the brief that the plan misses, and work that ends in a closed period, unless an answer or a question mentions it. */
export function missedDates(solution: Solution): string[] {
  const { statements = [], questions } = solution
  const isTold = (id: string | undefined) =>
    statements.some((one) => one.id === id && ['no', 'in-part', 'ask'].includes(one.answer?.state ?? '')) ||
    questions.some(({ about }) => id !== undefined && about.includes(id))
  const late = dueDatesOf(solution).filter(({ daysLate, due }) => daysLate > 0 && !isTold(due.statement))
  const closed = closedEndsOf(solution).filter(({ window }) => !isTold(window.statement))
  const mend = (id = '') => `Plan it otherwise, or answer ${id} no or in-part, or name it in a question.`
  return [
    ...late.map(
      ({ due, ends, last }) =>
        `The work “${last.name}” ends on ${formatDay(ends)} by the weeks of the plan, after ${formatDay(due.date!)}, by which ${due.statement} needs it. ${mend(due.statement)}`,
    ),
    ...closed.map(
      ({ window: { from, to, statement }, stream, ends }) =>
        `The work “${stream.name}” ends on ${formatDay(ends)} by the weeks of the plan, in the time from ${formatDay(from)} to ${formatDay(to)}, which ${statement} closes. ${mend(statement)}`,
    ),
  ]
}
