import type { Block, BlockOf, DiagramEdge, DiagramNode } from '#shared/content/blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { diagrams, mostBoxes, splitPicture } from './draw.ts'

type Drawing = {
  id: string
  caption: string
  direction: 'down' | 'right'
  groups: BlockOf<'diagram'>['groups']
  nodes: DiagramNode[]
  edges: DiagramEdge[]
}

/** One picture where it fits; else the parts among themselves, then the parts that meet the outside. */
export function splitByBoundary(view: SolutionView, { nodes, edges, ...drawing }: Drawing): Block[] {
  if (nodes.length <= mostBoxes) return diagrams(drawing, splitPicture({ nodes, edges }))
  const crosses = ({ from, to }: DiagramEdge) => view.isOutside(from) || view.isOutside(to)
  const outer = edges.filter(crosses)
  const touched = new Set(outer.flatMap(({ from, to }) => [from, to]))
  const parts = splitPicture({
    nodes: nodes.filter(({ id }) => !view.isOutside(id)),
    edges: edges.filter((edge) => !crosses(edge)),
  })
  const around = splitPicture({ nodes: nodes.filter(({ id }) => touched.has(id) || view.isOutside(id)), edges: outer })
  return [
    ...diagrams({ ...drawing, caption: `${drawing.caption}: inside` }, parts),
    ...diagrams({ ...drawing, id: `${drawing.id}-outside`, caption: `${drawing.caption}: at the boundary` }, around),
  ]
}
