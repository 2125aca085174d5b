import type { Block } from '#shared/content/blocks.ts'
import { capitalised } from '../../english.ts'
import type { SolutionView } from '../../solution-view.ts'
import { dataFlowOf } from './data-flow.ts'
import { diagrams, mergeEdges, mostBoxes, nodeOf, splitPicture } from './draw.ts'

/** Arrows follow the data: from where it arises, through what changes it, to where it rests and who uses it. */
export function dataFlowDiagram(view: SolutionView): Block[] {
  const flows = view.solution.relations.map(dataFlowOf).map((flow) => ({
    from: view.blockOf(flow.from),
    to: view.blockOf(flow.to),
    label: flow.data,
    ...(flow.synchronous ? {} : { asynchronous: true }),
  }))
  const known = mergeEdges(flows).filter(({ from, to }) =>
    [from, to].every((end) => view.element(end)?.kind !== 'system' && view.element(end)),
  )
  const ends = (edges: typeof known) => new Set(edges.flatMap(({ from, to }) => [from, to]))
  // People read what other pictures show already; they leave first where room is short.
  const isPerson = (id: string) => view.element(id)?.kind === 'person'
  const edges = ends(known).size <= mostBoxes ? known : known.filter(({ from, to }) => !isPerson(from) && !isPerson(to))
  const drawn = ends(edges)
  const nodes = view.solution.elements
    .filter(({ id }) => drawn.has(id))
    .map((element) => nodeOf(element, view.isOutside(element.id) ? undefined : 'data-boundary'))
  const groups = [{ id: 'data-boundary', label: view.system?.name ?? capitalised(view.solution.system) }]
  return diagrams({ id: 'data-diagram', caption: 'Flow of data', direction: 'right', groups }, splitPicture({ nodes, edges }))
}
