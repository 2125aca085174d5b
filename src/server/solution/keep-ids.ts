import { type FactList, type FactOf, factLists, factsIn } from './list-facts.ts'
import { pairFacts } from './pair-facts.ts'
import type { Solution } from './solution.ts'

type Fact = { id: string }

/**
 * The same solution with the earlier ids of its facts: unchanged facts get their earlier id, new ones the next unused id, and references
 * are updated. The id of a removed fact is never reused.
 */
export function keepIds(solution: Solution, before: Solution): Solution {
  const kept = new Map<string, string>(factLists.flatMap((list) => [...keepIn(list, solution, before)]))
  const rename = (fact: object) => renameIn(fact, kept)
  const lists = factLists.filter((list) => solution[list])
  return { ...solution, ...Object.fromEntries(lists.map((list) => [list, factsIn(solution, list).map(rename)])) }
}

const prefixOf = ({ id }: Fact) => id.split('-')[0]!
const numberOf = ({ id }: Fact) => Number(id.split('-')[1])

/** Each id of the list, and its replacement. */
function keepIn(list: FactList, solution: Solution, before: Solution): Map<string, string> {
  const last = new Map<string, number>()
  for (const fact of factsIn(before, list)) last.set(prefixOf(fact), Math.max(last.get(prefixOf(fact)) ?? 0, numberOf(fact)))
  const pairs = pairFacts(list, before, solution)
  return new Map(
    factsIn(solution, list).map((fact) => {
      const old = pairs.get(fact)
      // A functional requirement that is now classified as a quality counts as another requirement, because the id's prefix would be wrong.
      if (old && prefixOf(old) === prefixOf(fact)) return [fact.id, old.id]
      const next = (last.get(prefixOf(fact)) ?? 0) + 1
      last.set(prefixOf(fact), next)
      return [fact.id, `${prefixOf(fact)}-${next}`]
    }),
  )
}

const mention = /\b[A-Z]{2,4}-\d+\b/g
const isWords = (key: string) => key === 'text' || key === 'name' || key === 'measures'

/** Ids occur as references, and within text that composers wrote; the brief's own text is not changed. */
function renameIn(fact: object, kept: Map<string, string>): object {
  const isQuoted = (fact as FactOf<FactList>).source.from === 'brief'
  const rename = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(mention, (id) => kept.get(id) ?? id)
    if (Array.isArray(value)) return value.map(rename)
    return typeof value === 'object' && value !== null ? renameParts(value) : value
  }
  const renameParts = (parts: object) =>
    Object.fromEntries(
      Object.entries(parts).map(([key, part]) => [key, key === 'source' || (isQuoted && isWords(key)) ? part : rename(part)]),
    )
  return renameParts(fact)
}
