import type { Solution } from '#server/solution/solution.ts'
import { lastWeekOf, milestonesOf } from './key-figures.ts'

/** The first day of the work, where the facts name it. */
export const startOf = (solution: Pick<Solution, 'milestones'>) =>
  milestonesOf(solution).find(({ kind, week, date }) => date && (kind === 'start' || week === 0))

/** The week at whose end what is promised is done; running it afterwards is no longer part of that. */
export function doneIn({ workstreams }: Pick<Solution, 'workstreams'>): number | undefined {
  const promised = workstreams.filter(({ kind }) => kind !== 'operation')
  return promised.length > 0 ? Math.max(...promised.map(lastWeekOf)) : undefined
}

/** The day that must not be missed. */
export const deadlineOf = (solution: Pick<Solution, 'milestones'>) =>
  milestonesOf(solution)
    .filter(({ kind }) => kind === 'deadline')
    .at(-1)

/** Weeks to spare before the deadline, negative where the plan is late; nothing where either is unknown. */
export function slackOf(solution: Solution): number | undefined {
  const [done, deadline] = [doneIn(solution), deadlineOf(solution)]
  return done === undefined || !deadline ? undefined : deadline.week - done
}

/** The pieces of work of which each waits for the one before, to the last that is done. */
export function longestChain({ workstreams }: Pick<Solution, 'workstreams'>): Solution['workstreams'] {
  const byId = new Map(workstreams.map((stream) => [stream.id, stream]))
  const chain: Solution['workstreams'] = []
  let at = workstreams.toSorted((left, right) => lastWeekOf(right) - lastWeekOf(left))[0]
  while (at && !chain.includes(at)) {
    chain.unshift(at)
    const before: Solution['workstreams'] = at.dependsOn.flatMap((id) => byId.get(id) ?? [])
    at = before.toSorted((left, right) => lastWeekOf(right) - lastWeekOf(left))[0]
  }
  return chain
}
