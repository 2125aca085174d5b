import { checkSolution } from '#server/solution/check-solution.ts'
import { factsIn } from '#server/solution/list-facts.ts'
import { reachedFrom } from '#server/solution/reached-from.ts'
import type { Solution } from '#server/solution/solution.ts'
import { checkFacts } from '../model/design/check-facts.ts'
import { findName } from '../model/design/names-of-answer.ts'
import { designLists } from '#shared/design-facts.ts'

/** Faults within a design's own facts, as instructions to fix them. */
export const faultsOf = (solution: Solution): string[] => [
  ...checkSolution(solution).map(({ text }) => text),
  ...circlesIn(solution),
  ...checkFacts(solution),
]

/** Faults of the changed facts that were not there before. */
export function checkChange(before: Solution, after: Solution): string[] {
  const known = new Set(faultsOf(before))
  return [...faultsOf(after).filter((fault) => !known.has(fault)), ...stillNamed(before, after)]
}

/** Pieces of work that wait for themselves, directly or through others. */
export function circlesIn({ workstreams }: Solution): string[] {
  const waits = new Map(workstreams.map(({ id, dependsOn }) => [id, dependsOn]))
  const directly = (id: string) => waits.get(id) ?? []
  return workstreams
    .filter(({ id }) => reachedFrom(directly(id), directly).has(id))
    .map(({ id, name }) => `The work “${name}” (${id}) waits for itself.`)
}

/** Former names and products of components that no component has any more. */
export function goneNames(before: Solution, after: Solution): string[] {
  const namesIn = ({ elements }: Solution) => new Set(elements.flatMap(({ name, technology }) => [name, technology ?? '']))
  const there = [...namesIn(after)].join('\n')
  return [...namesIn(before)].filter((name) => name.trim() !== '' && findName(there, name) === undefined)
}

/** Decisions discuss alternatives, and questions and risks may refer to earlier designs. */
const mayNameWhatWas = new Set(['decisions', 'questions', 'risks', 'assumptions'])

/** Facts that still name a component or product that no longer exists. */
function stillNamed(before: Solution, after: Solution): string[] {
  const gone = goneNames(before, after)
  const texts = designLists
    .filter((list) => !mayNameWhatWas.has(list))
    .flatMap((list) =>
      factsIn(after, list).flatMap(({ source, ...fact }) =>
        source.from === 'brief' ? [] : [[fact.id, JSON.stringify(fact)] as const],
      ),
    )
  const told = [...texts, ['summary', after.summary?.text ?? ''] as const]
  return gone.flatMap((name) =>
    told.flatMap(([id, text]) =>
      findName(text, name) ? [`${id} still names “${name}”, which is not in the design any more.`] : [],
    ),
  )
}
