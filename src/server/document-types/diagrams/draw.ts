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

type Frames = BlockOf<'diagram'>['groups']
export const boundary = 'boundary'
const isNamed = ({ id }: Frames[number]) => /^(?:within|around) /.test(id)

/** The frame that a component is drawn in: its group, or otherwise the system's boundary if it is built. */
export function frameOf({ isOutside }: SolutionView, { id, group }: Element): string | undefined {
  if (group) return `${isOutside(id) ? 'around' : 'within'} ${group}`
  return isOutside(id) ? undefined : boundary
}

/** The system's boundary, and each group of components: within it, or beside it for what is around the system. */
export function framesOf(view: SolutionView, system: string): Frames {
  const grouped = [...view.outside, ...view.blocks].flatMap((element) => {
    const [id, label] = [frameOf(view, element), element.group]
    return id && label ? [{ id, label, ...(!view.isOutside(element.id) && { parent: boundary }) }] : []
  })
  return [{ id: boundary, label: system }, ...new Map(grouped.map((one) => [one.id, one])).values()]
}

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

export type Drawing = { id: string; caption: string; direction: 'down' | 'right'; groups: Frames }

/** A picture with its description for screen readers; a frame without content is left out. */
export function diagramOf({ groups, ...drawing }: Drawing, picture: Picture): Block {
  const direct = new Set(picture.nodes.map(({ group }) => group))
  const around = new Set(groups.filter(({ id }) => direct.has(id)).map(({ parent }) => parent))
  const shown = groups.filter(({ id }) => direct.has(id) || around.has(id))
  return { ...drawing, type: 'diagram', alt: describePicture(picture, shown.filter(isNamed)), ...picture, groups: shown }
}
