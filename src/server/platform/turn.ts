import { AsyncLocalStorage } from 'node:async_hooks'

/** The group (a client) and its member (an account) that work is done for, so that waiting work takes turns. */
export type Turn = { group: string; member: string }

const current = new AsyncLocalStorage<Turn>()
/** The product's own work, such as warming up; it has no share that could be used up. */
const nobody: Turn = { group: '', member: '' }

/** Runs work on behalf of a group and member; work that it starts elsewhere waits in their turn. */
export const inTurnOf = <Result>(turn: Turn, work: () => Result): Result => current.run(turn, work)

export const currentTurn = (): Turn => current.getStore() ?? nobody

/** How many of all places one account, and one client, may have at once. */
export const sharesOf = (places: number) => ({
  member: Math.max(1, Math.floor(places / 2)),
  group: Math.max(1, places - 1),
})

/** Maximum remembered names of the recently served, the latest last; the oldest are forgotten. */
const mostRemembered = 50

/** The order in which groups and members were last served. */
export function createRecentTurns() {
  const recent = { groups: [] as string[], members: [] as string[] }
  const note = (names: string[], name: string) => [...names.filter((other) => other !== name), name].slice(-mostRemembered)
  return {
    note({ group, member }: Turn) {
      recent.groups = note(recent.groups, group)
      recent.members = note(recent.members, member)
    },
    list: (): Readonly<typeof recent> => recent,
  }
}

const countBy = (turns: Turn[], by: keyof Turn) => {
  const counts = new Map<string, number>()
  for (const { [by]: name } of turns) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** The groups and members whose share of the places is used up by running work. */
export function listFull(running: Turn[], places: number): { groups: string[]; members: string[] } {
  const shares = sharesOf(places)
  const full = (by: keyof Turn) =>
    [...countBy(running, by)].filter(([name, count]) => name !== '' && count >= shares[by]).map(([name]) => name)
  return { groups: full('group'), members: full('member') }
}

type Candidates<Item> = { waiting: Item[]; running: Turn[]; places: number; recent: { groups: string[]; members: string[] } }

/**
 * Chooses the next item whose share is not used up: ordered by the running work of its group, then of its member, then by how long ago each
 * was served, then by its place in line.
 */
export function findNext<Item extends { turn: Turn }>({ waiting, running, places, recent }: Candidates<Item>): Item | undefined {
  const full = listFull(running, places)
  const [groups, members] = [countBy(running, 'group'), countBy(running, 'member')]
  const rank = ({ turn: { group, member } }: Item) => [
    groups.get(group) ?? 0,
    members.get(member) ?? 0,
    recent.groups.indexOf(group),
    recent.members.indexOf(member),
  ]
  let best: { item: Item; rank: number[] } | undefined
  for (const item of waiting) {
    if (full.groups.includes(item.turn.group) || full.members.includes(item.turn.member)) continue
    const own = rank(item)
    if (!best || isLess(own, best.rank)) best = { item, rank: own }
  }
  return best?.item
}

function isLess(one: number[], other: number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index])
  return at >= 0 && one[at]! < other[at]!
}
