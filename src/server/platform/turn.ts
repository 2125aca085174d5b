import { AsyncLocalStorage } from 'node:async_hooks'

/** On whose behalf something is done, so that those who wait take turns: a group, and who of it. */
export type Turn = { group: string; member: string }

const current = new AsyncLocalStorage<Turn>()
const nobody: Turn = { group: '', member: '' }

/** Does something on somebody's behalf; whatever it has done elsewhere waits in their turn. */
export const inTurnOf = <Result>(turn: Turn, work: () => Result): Result => current.run(turn, work)

export const currentTurn = (): Turn => current.getStore() ?? nobody

/** Takes the one out of a queue whose turn it is: of the group, and of it the member, for whom the least is being done now. */
export function takeNext<Item extends { turn: Turn }>(queue: Item[], running: Iterable<Item>): Item | undefined {
  const groups = new Map<string, number>()
  const members = new Map<string, number>()
  const more = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const { turn } of running) {
    more(groups, turn.group)
    more(members, turn.member)
  }
  const load = ({ turn }: Item) => [groups.get(turn.group) ?? 0, members.get(turn.member) ?? 0] as const
  let best: Item | undefined
  for (const item of queue) if (!best || isLess(load(item), load(best))) best = item
  if (best) queue.splice(queue.indexOf(best), 1)
  return best
}

const isLess = (one: readonly [number, number], other: readonly [number, number]) =>
  one[0] < other[0] || (one[0] === other[0] && one[1] < other[1])
