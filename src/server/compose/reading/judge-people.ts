import { countBefore, countBehind } from './count-people.ts'
import { classify } from './learned/linear-classifier.ts'
import { signsOfGroupOfPeople } from './learned/people-signs.ts'
import { learnedWeights } from './learned/read-weights.ts'
import type { PeopleGroup, PeoplePlace } from './people-of-brief.ts'
import { activityOf } from './people-use.ts'
import type { NamedPeople } from './reading.ts'

/** From this probability on a group counts as people who use the system: measured on briefs that were not trained on. */
const leastToUse = 0.5
const leastToName = 0.45

/** Who uses the system, and who is only named; phrases that name nobody are left out. */
export function judgePeople(groups: PeopleGroup[]): NamedPeople[] {
  const judged = groups.flatMap((group) => {
    const chances = classify(learnedWeights('people'), signsOfGroupOfPeople(group))
    const uses = listedUse(group) ?? (chances.get('uses') ?? 0) > leastToUse
    const isNamed = uses || (chances.get('mentioned') ?? 0) > leastToName
    return isNamed ? [{ group, uses }] : []
  })
  return joinShorter(judged).map(({ group: { places }, uses }) => ({
    name: nameOf(places),
    uses,
    statements: [...new Set(places.map(({ phrase }) => phrase.statement.id))],
    count: firstOf(places, countOf),
    does: firstOf(places, ({ phrase: { statement, last } }) => activityOf(statement.tokens, last, statement.text)),
  }))
}

/** What a table or a list of users says outright. */
function listedUse({ places }: PeopleGroup): boolean | undefined {
  const listed = places.flatMap(({ said }) => said.filter(({ isListed }) => isListed))
  return listed.length === 0 ? undefined : listed.some(({ uses }) => uses === true)
}

type Judged = { group: PeopleGroup; uses: boolean }

/** Of these every house has several kinds. */
const ofAll = /^(?:staff|person|employee|team|worker|officer|user|member|manager|desk)$/
/** Somebody over them, and not the same. */
const ranked = /^(?:senior|junior|head|chief|deputy|lead|assistant|trainee|second|vice)\b/

/** “the planner” is the stand planner, where no other planner uses it. */
function joinShorter(judged: Judged[]): Judged[] {
  const longer = judged.flatMap((one) => {
    const { key } = one.group
    if (!one.uses || key.includes(' ') || ofAll.test(key)) return []
    const others = judged.filter(({ group, uses }) => uses && group.key.endsWith(` ${key}`) && !ranked.test(group.key))
    return others.length === 1 ? [{ from: one, into: others[0]! }] : []
  })
  const joined = new Map(longer.map(({ from, into }) => [from, into]))
  return judged
    .filter((one) => !joined.has(one))
    .map((one) => {
      const shorter = longer.filter(({ into }) => into === one).flatMap(({ from }) => from.group.places)
      return { uses: one.uses, group: { key: one.group.key, places: [...one.group.places, ...shorter] } }
    })
}

const countOf = ({ phrase: { statement, first, last }, said }: PeoplePlace) =>
  said.find(({ count }) => count !== undefined)?.count ??
  countBefore(statement.tokens, first) ??
  countBehind(statement.tokens, last)

function firstOf<Value>(places: PeoplePlace[], read: (place: PeoplePlace) => Value | undefined): Value | undefined {
  for (const place of places) {
    const value = read(place)
    if (value !== undefined) return value
  }
  return undefined
}

/** The longest, in the plural before the singular: “practice managers”. */
function nameOf(places: PeoplePlace[]): string {
  const names = places.map(({ phrase }) => phrase.name)
  const words = (name: string) => name.split(' ').length
  const most = Math.max(...names.map(words))
  const longest = names.filter((name) => words(name) === most)
  return longest.find((name) => /(?:[^s]s|men|people)$/.test(name)) ?? longest[0] ?? ''
}
