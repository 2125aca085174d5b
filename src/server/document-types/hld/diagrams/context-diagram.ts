import type { Block, DiagramNode } from '#shared/content/blocks.ts'
import { capitalised } from '../../english.ts'
import type { SolutionView } from '../../solution-view.ts'
import { diagrams, edgeOf, mergeEdges, nodeOf, splitPicture } from './draw.ts'

const systemNode = ({ solution, system }: SolutionView): DiagramNode =>
  system ? nodeOf(system) : { id: 'system', label: capitalised(solution.system), kind: 'system' }

/** C4 level 1: the system as one box, and who and what is around it. */
export function contextDiagram(view: SolutionView): Block[] {
  const centre = systemNode(view)
  const end = (id: string) => (view.isOutside(id) ? id : centre.id)
  const relations = view.solution.relations.filter(({ from, to }) => view.isOutside(from) || view.isOutside(to))
  const edges = mergeEdges(relations.map((relation) => ({ ...edgeOf(relation), from: end(relation.from), to: end(relation.to) })))
  const picture = { nodes: [...view.outside.map((element) => nodeOf(element)), centre], edges }
  return diagrams({ id: 'context-diagram', caption: 'Context (C4 level 1)', direction: 'right', groups: [] }, splitPicture(picture))
}
