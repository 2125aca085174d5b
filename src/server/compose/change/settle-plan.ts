import { weeksBy } from '#server/document-types/against-dates.ts'
import { scheduleWork } from '#shared/schedule-work.ts'
import { startOf } from '#shared/start-of-plan.ts'
import type { Solution } from '#server/solution/solution.ts'
import { weeksTo, workEndOf } from '../draft/dates-of-brief.ts'
import { withDates } from '../draft/judge-dates.ts'
import { withMoney } from '../draft/judge-money.ts'

/**
 * Recalculates after a change of facts: the first week of each piece of work, the end of the plan, its effect on each date, and the days
 * of each role. `before`: the facts before the change.
 */
export function settlePlan(solution: Solution, { today, before = solution }: { today: string; before?: Solution }): Solution {
  const begin = startOf(solution)?.date
  const workstreams = scheduleWork(solution.workstreams, begin)
  const own = solution.milestones
    .filter(({ kind }) => kind !== 'end')
    .map((one) => {
      const { date, kind } = one
      if (!date || kind === 'start') return one
      return { ...one, week: kind === 'deadline' ? weeksBy(date, begin ?? today) : weeksTo(begin ?? today, date) }
    })
  const last = Math.max(0, ...own.map(({ id }) => Number(id.split('-')[1])))
  const ends = workEndOf(workstreams, begin).map((one, index) => ({ id: `MS-${last + index + 1}`, ...one }))
  const settled = { ...solution, workstreams, milestones: [...own, ...ends] }
  return {
    ...settled,
    calculations: withDates(withMoney(settled), settled),
    costs: costsOf(settled, before),
  }
}

/** The most days of each role. */
function daysOf({ workstreams }: Pick<Solution, 'workstreams'>): Map<string, number> {
  const days = new Map<string, number>()
  for (const { role, days: range } of workstreams.flatMap(({ effort = [] }) => effort))
    days.set(role, (days.get(role) ?? 0) + range[1])
  return days
}

/** The days of each role follow from the work, and the line of a role without days any more goes; other costs are unchanged. */
function costsOf(solution: Solution, before: Solution): Solution['costs'] {
  const { costs, workstreams } = solution
  const [days, former] = [daysOf(solution), daysOf(before)]
  const isOfRole = ({ unit, period }: Solution['costs'][number]) => unit === 'day' && period === 'once'
  const kept = costs.flatMap((one) => {
    const quantity = isOfRole(one) && (days.has(one.item) || former.has(one.item)) ? days.get(one.item) : one.quantity
    return quantity === undefined ? [] : [{ ...one, quantity }]
  })
  const known = new Set(kept.filter(isOfRole).map(({ item }) => item))
  const last = Math.max(0, ...costs.map(({ id }) => Number(id.split('-')[1])))
  const added = [...days].filter(([role]) => !known.has(role))
  const source = (role: string) => workstreams.find(({ effort = [] }) => effort.some((one) => one.role === role))!.source
  return [
    ...kept,
    ...added.map(([item, quantity], index) => ({
      id: `CST-${last + index + 1}`,
      source: source(item),
      item,
      quantity,
      unit: 'day',
      period: 'once' as const,
    })),
  ]
}
