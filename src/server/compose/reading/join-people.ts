import type { PeopleMention } from './listed-people.ts'
import type { NamedPeople } from './reading.ts'

/** What more statements say counts: who may not do one thing may well do another. */
const usesMostly = (group: PeopleMention[]) =>
  group.filter(({ uses }) => uses === true).length > group.filter(({ uses }) => uses === false).length

/** Each kind of people once: those who use it by at least one statement and by none do not, and those only named. */
export function joinPeople(mentions: PeopleMention[]): NamedPeople[] {
  const groups = new Map<string, PeopleMention[]>()
  for (const mention of mentions) groups.set(mention.key, [...(groups.get(mention.key) ?? []), mention])
  return [...groups.values()].map((group) => ({
    // The name as it stands where they use it: “practice managers”, not the “practice manager” who copies by hand today.
    name: (group.find(({ uses }) => uses === true) ?? group[0])?.name ?? '',
    uses: usesMostly(group),
    statements: [...new Set(group.map(({ statement }) => statement.id))],
    count: group.find(({ count }) => count !== undefined)?.count,
    does: group.find(({ does }) => does !== undefined)?.does,
  }))
}
