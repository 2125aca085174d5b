import type { Solution } from './solution.ts'
import { type FactList, type FactOf, factsIn } from './list-facts.ts'

/** A common spelling for texts that differ only in case or spaces. */
export const textKey = (text: string) => text.trim().normalize('NFC').replaceAll(/\s+/g, ' ').toLowerCase()

/** The share of common words from which one sentence counts as a changed version of another. */
const alike = 0.6
/** If more facts than this are left on both sides, they are not compared pairwise. */
const comparable = 200

/** Keys by which later facts are matched with earlier ones, the strictest first. */
type Keys<Fact> = (fact: Fact, nameOf: (element: string | undefined) => string) => string[]

const byName: Keys<{ name: string }> = ({ name }) => [name]
const byText: Keys<{ text: string }> = ({ text }) => [text]

/** The properties that identify a fact in another solution, without its id. */
const keys: { [List in FactList]: Keys<FactOf<List>> } = {
  objectives: byText,
  requirements: ({ text, kind }) => [`${kind}: ${text}`, text],
  scope: byText,
  deliverables: byText,
  elements: ({ name, kind, parent }, nameOf) => [
    `${name} in ${nameOf(parent)}`,
    name,
    ...(kind === 'system' ? ['the system'] : []),
  ],
  relations: ({ from, to, label }, nameOf) => {
    const ends = `${nameOf(from)} → ${nameOf(to)}`
    return [`${ends}: ${label}`, ends]
  },
  dataEntities: byName,
  interfaces: byName,
  scenarios: byName,
  environments: byName,
  decisions: ({ title }) => [title],
  risks: byText,
  assumptions: byText,
  questions: byText,
  workstreams: byName,
  milestones: byName,
  costs: ({ item, element }, nameOf) => [`${item} of ${nameOf(element)}`, item],
  terms: ({ word }) => [word],
  givens: byText,
  windows: byText,
  sizes: byText,
  prohibitions: byName,
  statements: ({ text, field, clause }) => [
    `${field} ${clause ?? ''}: ${text}`,
    text,
    ...(field === 'budget' || field === 'timeline' ? [field] : []),
  ],
  names: byName,
  calculations: byText,
  topics: ({ topic }) => [topic],
  qualities: ({ tactic }) => [tactic],
  needs: byText,
}

type Pairs<Fact> = Map<Fact, Fact>

/** The earlier version of each later fact of a list, the same or changed; each earlier fact is matched once. */
export function pairFacts<List extends FactList>(list: List, before: Solution, after: Solution): Pairs<FactOf<List>> {
  type Fact = FactOf<List>
  const [earlier, later]: [Fact[], Fact[]] = [factsIn(before, list), factsIn(after, list)]
  const [keysBefore, keysAfter] = [before, after].map((solution) => keysIn(list, solution)) as [KeysOf<Fact>, KeysOf<Fact>]
  const pairs: Pairs<Fact> = new Map()
  const gone = new Set(earlier)
  const strictness = Math.max(0, ...earlier.map((fact) => keysBefore(fact).length))
  for (let at = 0; at < strictness; at++) {
    const waiting = queueBy([...gone], (fact) => keysBefore(fact)[at])
    for (const fact of later) {
      if (pairs.has(fact)) continue
      const old = waiting.get(keysAfter(fact)[at])?.shift()
      if (!old) continue
      pairs.set(fact, old)
      gone.delete(old)
    }
  }
  if (list === 'requirements' || list === 'objectives' || list === 'statements')
    pairAlike(pairs as Pairs<Worded>, gone as Set<Worded>, later as Worded[])
  return pairs
}

type KeysOf<Fact> = (fact: Fact) => string[]

function keysIn<List extends FactList>(list: List, { elements }: Solution): KeysOf<FactOf<List>> {
  const names = new Map(elements.map(({ id, name }) => [id, name]))
  const nameOf = (element: string | undefined) => (element && names.get(element)) || ''
  return (fact) => keys[list](fact, nameOf).map(textKey)
}

function queueBy<Fact>(facts: Fact[], keyOf: (fact: Fact) => string | undefined) {
  const queues = new Map<string | undefined, Fact[]>()
  for (const fact of facts) {
    const key = keyOf(fact)
    const queue = queues.get(key)
    if (queue) queue.push(fact)
    else if (key !== undefined) queues.set(key, [fact])
  }
  return queues
}

type Worded = { text: string }

/** Matches the remaining facts by similar wording. */
function pairAlike(pairs: Pairs<Worded>, gone: Set<Worded>, later: Worded[]) {
  const come = later.filter((fact) => !pairs.has(fact))
  if (gone.size > comparable || come.length > comparable) return
  const words = new Map([...gone, ...come].map((fact) => [fact, wordsOf(fact)]))
  for (const fact of come) {
    const best = [...gone]
      .map((old) => ({ old, score: likeness(words.get(old)!, words.get(fact)!) }))
      .reduce((one, other) => (other.score > one.score ? other : one), { old: fact, score: 0 })
    if (best.score < alike) continue
    pairs.set(fact, best.old)
    gone.delete(best.old)
  }
}

const wordsOf = ({ text }: Worded) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))

function likeness(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((word) => other.has(word)).length
  return (2 * common) / (one.size + other.size || 1)
}
