import type { PeopleMention } from './listed-people.ts'
import type { NamedPeople } from './reading.ts'

/** What more statements say counts: who may not do one thing may well do another. */
const usesMostly = (group: PeopleMention[]) =>
  group.filter(({ uses }) => uses === true).length > group.filter(({ uses }) => uses === false).length

/** Each kind of people once: those who use it by at least one statement and by none do not, and those only named. */
export function joinPeople(mentions: PeopleMention[]): NamedPeople[] {
  const groups = new Map<string, PeopleMention[]>()
  for (const mention of mentions) groups.set(mention.key, [...(groups.get(mention.key) ?? []), mention])
  joinShorter(groups)
  return [...groups.values()].map((group) => ({
    name: nameOf(group),
    uses: usesMostly(group),
    statements: [...new Set(group.map(({ statement }) => statement.id))],
    count: group.find(({ count }) => count !== undefined)?.count,
    does: group.find(({ does }) => does !== undefined)?.does,
  }))
}

/** Of these every house has several kinds. */
const ofAll = /^(?:staff|person|employee|team|worker|officer|user|member|manager|desk)$/
/** Somebody over them, and not the same. */
const ranked = /^(?:(?:senior|junior|head|chief|deputy|lead|assistant|trainee|second|vice)\b)/
/** “the planner” is the stand planner, where there is no other planner. */
function joinShorter(groups: Map<string, PeopleMention[]>) {
  for (const [key, group] of groups) {
    if (key.includes(' ') || ofAll.test(key)) continue
    const others = [...groups].filter(([other]) => other.endsWith(` ${key}`) && !ranked.test(other))
    const users = others.filter(([, mentions]) => usesMostly(mentions))
    const longer = users.length === 1 ? users : others
    if (longer.length !== 1 || longer[0] === undefined) continue
    longer[0][1].push(...group)
    groups.delete(key)
  }
}

/** As it stands where they use it, the longest, in the plural before the singular: “practice managers”. */
function nameOf(group: PeopleMention[]): string {
  const users = group.filter(({ uses }) => uses === true)
  const names = (users.length > 0 ? users : group).map(({ name }) => name)
  const words = (name: string) => name.split(' ').length
  const most = Math.max(...names.map(words))
  const longest = names.filter((name) => words(name) === most)
  return longest.find((name) => /(?:[^s]s|men|people)$/.test(name)) ?? longest[0] ?? ''
}
