import type { Block } from '#shared/content/blocks.ts'
import { capitalised } from '../../english.ts'
import type { SolutionView } from '../../solution-view.ts'
import { blockEdges, diagrams, mostBoxes, nodeOf, splitPicture } from './draw.ts'

/** C4 level 2: the parts in their boundary with the outside; parts first, then the outside, where one picture would be too full. */
export function containerDiagram(view: SolutionView): Block[] {
  const groups = [{ id: 'boundary', label: view.system?.name ?? capitalised(view.solution.system) }]
  const edges = blockEdges(view, view.solution.relations).filter(({ from, to }) =>
    [from, to].every((end) => view.element(end) !== undefined && end !== view.system?.id),
  )
  const inside = view.blocks.map((element) => nodeOf(element, 'boundary'))
  const nodes = [...view.outside.map((element) => nodeOf(element)), ...inside]
  const drawing = { id: 'building-blocks-diagram', direction: 'down' as const, groups }
  if (nodes.length <= mostBoxes)
    return diagrams({ ...drawing, caption: 'Building blocks (C4 level 2)' }, splitPicture({ nodes, edges }))
  const crosses = ({ from, to }: { from: string; to: string }) => view.isOutside(from) || view.isOutside(to)
  const outer = edges.filter(crosses)
  const touched = new Set(outer.flatMap(({ from, to }) => [from, to]))
  const parts = splitPicture({ nodes: inside, edges: edges.filter((edge) => !crosses(edge)) })
  const around = splitPicture({ nodes: nodes.filter(({ id }) => touched.has(id) || view.isOutside(id)), edges: outer })
  return [
    ...diagrams({ ...drawing, caption: 'Building blocks (C4 level 2): the parts among themselves' }, parts),
    ...diagrams(
      { ...drawing, id: 'building-blocks-outside', caption: 'Building blocks (C4 level 2): the parts that meet the outside' },
      around,
    ),
  ]
}
