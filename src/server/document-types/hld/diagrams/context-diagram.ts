import type { Block, DiagramEdge, DiagramNode } from '#shared/content/blocks.ts'
import { capitalised, countOf, joinList } from '../../english.ts'
import type { SolutionView } from '../../solution-view.ts'
import { diagrams, edgeOf, mergeEdges, mostBoxes, nodeOf, type Picture, splitPicture } from './draw.ts'

const systemNode = ({ solution, system }: SolutionView): DiagramNode =>
  system ? nodeOf(system) : { id: 'system', label: capitalised(solution.system), kind: 'system' }

/** The system as one box, and who and what is around it. */
export function contextPicture(view: SolutionView): Picture {
  const centre = systemNode(view)
  const end = (id: string) => (view.isOutside(id) ? id : centre.id)
  const relations = view.solution.relations.filter(({ from, to }) => view.isOutside(from) || view.isOutside(to))
  const edges = mergeEdges(relations.map((relation) => ({ ...edgeOf(relation), from: end(relation.from), to: end(relation.to) })))
  return { nodes: [...view.outside.map((element) => nodeOf(element)), centre], edges }
}

function captionOf({ outside }: SolutionView): string {
  const people = outside.filter(({ kind }) => kind === 'person').length
  const around = [
    ...(people > 0 ? [countOf(people, 'group of people')] : []),
    ...(outside.length > people ? [countOf(outside.length - people, 'other system')] : []),
  ]
  return `${around.length > 0 ? capitalised(joinList(around)) : 'Nobody yet'} around the system (C4 level 1)`
}

/** C4 level 1, the people and the other systems apart where one picture would be too full. */
export function contextDiagram(view: SolutionView): Block[] {
  const picture = contextPicture(view)
  const { edges } = picture
  const drawing = { id: 'context-diagram', caption: captionOf(view), direction: 'right' as const, groups: [] }
  // Round one system the arrows run straight, which leaves room for a few more.
  if (picture.nodes.length <= mostBoxes && edges.length <= mostBoxes + 2) return diagrams(drawing, [picture])
  const part = (isMember: (edge: DiagramEdge) => boolean, lone: (node: DiagramNode) => boolean) => {
    const chosen = edges.filter(isMember)
    const ids = new Set(chosen.flatMap(({ from, to }) => [from, to]))
    return splitPicture({ nodes: picture.nodes.filter((node) => ids.has(node.id) || lone(node)), edges: chosen })
  }
  const isPerson = (id: string) => view.element(id)?.kind === 'person'
  const met = new Set(edges.flatMap(({ from, to }) => (isPerson(from) ? [to] : isPerson(to) ? [from] : [])))
  // A system through which people come to this one stands between them.
  const meetsPerson = ({ from, to }: DiagramEdge) => isPerson(from) || isPerson(to) || (met.has(from) && met.has(to))
  const people = part(meetsPerson, ({ kind }) => kind === 'person')
  const systems = part(
    ({ from, to }) => !isPerson(from) && !isPerson(to),
    ({ kind }) => kind === 'external-system',
  )
  return [
    ...diagrams({ ...drawing, caption: `${captionOf(view)}: the people` }, people),
    ...diagrams({ ...drawing, id: 'context-systems', caption: `${captionOf(view)}: the other systems` }, systems),
  ]
}
