import { type FactList, type FactOf, factsIn } from '#server/solution/list-facts.ts'
import { pairFacts } from '#server/solution/pair-facts.ts'
import type { Solution } from '#server/solution/solution.ts'

/** Matches each later fact of a list to its earlier version: by its text, otherwise by its id, which a renamed fact retains. */
export function pairVersions<List extends FactList>(list: List, before: Solution, after: Solution) {
  const pairs = pairFacts(list, before, after)
  // In very old versions an id may have been reused for another fact.
  if (!before.statements || !after.statements) return pairs
  const taken = new Set(pairs.values())
  const earlier: FactOf<List>[] = factsIn(before, list)
  const left = new Map(earlier.flatMap((fact) => (taken.has(fact) ? [] : [[fact.id, fact] as const])))
  for (const fact of factsIn(after, list)) {
    const old = left.get(fact.id)
    if (old && !pairs.has(fact)) pairs.set(fact, old)
  }
  return pairs
}
