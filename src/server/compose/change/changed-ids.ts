import { isDeepStrictEqual } from 'node:util'
import { factLists, factsIn } from '#server/solution/list-facts.ts'
import type { Solution } from '#server/solution/solution.ts'

/** Ids of all facts that differ from before, plus `system`, `summary` and `leftOut` if they differ. */
export function changedIds(before: Solution, after: Solution): string[] {
  const toldOf = (solution: Solution) =>
    new Map<string, unknown>([
      ['system', solution.system],
      ['summary', solution.summary?.text],
      ['leftOut', solution.leftOut ?? []],
      ...factLists.flatMap((list) => factsIn(solution, list).map((fact) => [fact.id, { ...fact, source: undefined }] as const)),
    ])
  const [earlier, later] = [toldOf(before), toldOf(after)]
  return [...new Set([...earlier.keys(), ...later.keys()])].filter((id) => !isDeepStrictEqual(earlier.get(id), later.get(id)))
}
