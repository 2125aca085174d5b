import type { Block, BlockOf, DiagramEdge, DiagramNode } from '#shared/content/blocks.ts'
import type { Element, Relation } from '#server/solution/solution.ts'
import { groupBy } from '#shared/group-by.ts'
import type { SolutionView } from '../solution-view.ts'
import { describePicture } from './describe-picture.ts'

export type Picture = { nodes: DiagramNode[]; edges: DiagramEdge[] }

export const nodeOf = (element: Element, group?: string): DiagramNode => ({
  id: element.id,
  label: element.name,
  kind: element.kind,
  ...(element.technology && element.technology !== element.name ? { technology: element.technology } : {}),
  ...(group ? { group } : {}),
})

const pairKey = ({ from, to }: { from: string; to: string }) => `${from}>${to}`

/** One arrow for each pair of ends, with the labels of all its relations. */
export function mergeEdges(edges: DiagramEdge[]): DiagramEdge[] {
  const byPair = groupBy(
    edges.filter(({ from, to }) => from !== to),
    pairKey,
  )
  return [...byPair.values()].map((parallel) => {
    const { asynchronous: _, ...first } = parallel[0]!
    const label = [...new Set(parallel.map((edge) => edge.label))].join('; ')
    return { ...first, label, ...(parallel.every((edge) => edge.asynchronous) ? { asynchronous: true } : {}) }
  })
}

/** The data carried makes a shorter and more informative label than the action. */
const edgeOf = ({ from, to, label, data, synchronous }: Relation): DiagramEdge => ({
  from,
  to,
  label: data ?? label,
  ...(synchronous ? {} : { asynchronous: true }),
})

/** Relations on the level of containers. */
export const blockEdges = (view: SolutionView, relations: Relation[]) =>
  mergeEdges(
    relations.map((relation) => ({ ...edgeOf(relation), from: view.blockOf(relation.from), to: view.blockOf(relation.to) })),
  )

export type Drawing = { id: string; caption: string; direction: 'down' | 'right'; groups: BlockOf<'diagram'>['groups'] }

/** A picture with its description for screen readers; a frame without content is left out. */
export const diagramOf = ({ groups, ...drawing }: Drawing, picture: Picture): Block => ({
  ...drawing,
  type: 'diagram',
  alt: describePicture(picture),
  ...picture,
  groups: groups.filter((group) => picture.nodes.some((node) => node.group === group.id)),
})
