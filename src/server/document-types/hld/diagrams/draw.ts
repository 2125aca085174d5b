import type { Block, BlockOf, DiagramEdge, DiagramNode } from '#shared/content/blocks.ts'
import type { Element, Relation } from '#server/solution/solution.ts'
import { joinList } from '../../english.ts'
import { groupBy } from '../../group-by.ts'
import type { SolutionView } from '../../solution-view.ts'
import { tellPicture } from './tell-picture.ts'

/** More boxes than this in one picture and nobody reads it. */
export const mostBoxes = 12
/** More arrows than this, and their lines and words leave no room for legible print. */
export const mostArrows = 11

export type Picture = { nodes: DiagramNode[]; edges: DiagramEdge[] }

export const nodeOf = (element: Element, group?: string): DiagramNode => ({
  id: element.id,
  label: element.name,
  kind: element.kind,
  ...(element.technology && element.technology !== element.name ? { technology: element.technology } : {}),
  ...(group ? { group } : {}),
})

const pairKey = ({ from, to }: { from: string; to: string }) => `${from}>${to}`

/** One arrow for each pair of ends; what several relations say is told on it together. */
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

export const edgeOf = ({ from, to, label, technology, synchronous }: Relation): DiagramEdge => ({
  from,
  to,
  label,
  ...(technology ? { technology } : {}),
  ...(synchronous ? {} : { asynchronous: true }),
})

/** Relations seen from the level of containers. */
export const blockEdges = (view: SolutionView, relations: Relation[]) =>
  mergeEdges(
    relations.map((relation) => ({ ...edgeOf(relation), from: view.blockOf(relation.from), to: view.blockOf(relation.to) })),
  )

const newEnds = ({ from, to }: DiagramEdge, taken: Set<string>) => [from, to].filter((end) => !taken.has(end)).length

/** Takes arrows into a picture as long as their ends fit, those that need fewest new boxes first. */
function fillPictures({ nodes, edges }: Picture, limit: number): Picture[] {
  const pictures: { ids: Set<string>; edges: DiagramEdge[] }[] = []
  let rest = edges
  while (rest.length > 0) {
    const picture = { ids: new Set<string>(), edges: [] as DiagramEdge[] }
    for (let room = true; room && picture.edges.length < mostArrows;) {
      const fitting = rest.filter((edge) => picture.ids.size + newEnds(edge, picture.ids) <= limit)
      const next = fitting.toSorted((left, right) => newEnds(left, picture.ids) - newEnds(right, picture.ids))[0]
      room = next !== undefined
      if (!next) break
      picture.ids.add(next.from).add(next.to)
      picture.edges.push(next)
      rest = rest.filter((edge) => edge !== next)
    }
    pictures.push(picture)
  }
  const drawn = new Set(pictures.flatMap(({ ids }) => [...ids]))
  const lone = nodes.filter(({ id }) => !drawn.has(id))
  for (let at = 0; at < lone.length; at += limit)
    pictures.push({ ids: new Set(lone.slice(at, at + limit).map(({ id }) => id)), edges: [] })
  return pictures.map(({ ids, edges }) => ({ nodes: nodes.filter(({ id }) => ids.has(id)), edges }))
}

/** Splits a drawing that is too large: each arrow is in exactly one picture, each box in at least one; no picture is a scrap. */
export function splitPicture(whole: Picture, most = mostBoxes): Picture[] {
  if (whole.nodes.length <= most && whole.edges.length <= mostArrows) return whole.nodes.length > 0 ? [whole] : []
  const fewest = fillPictures(whole, most)
  const smaller = [6, 7, 8, 9, 10, 11].map((limit) => fillPictures(whole, limit))
  return smaller.find((pictures) => pictures.length === fewest.length) ?? fewest
}

export type Drawing = { id: string; caption: string; direction: 'down' | 'right'; groups: BlockOf<'diagram'>['groups'] }

const diagram = ({ id, caption, direction, groups }: Drawing, picture: Picture): Block => ({
  id,
  type: 'diagram',
  caption,
  alt: tellPicture(picture),
  direction,
  ...picture,
  groups: groups.filter(
    (group) => picture.nodes.some((node) => node.group === group.id) || groups.some(({ parent }) => parent === group.id),
  ),
})

/** The boxes of a picture with most arrows, by which it is told from the other pictures of the same drawing. */
function middleOf({ nodes, edges }: Picture): string {
  const arrows = ({ id }: DiagramNode) => edges.filter(({ from, to }) => from === id || to === id).length
  const [first, second] = nodes.toSorted((left, right) => arrows(right) - arrows(left))
  return joinList([first, second].flatMap((node) => (node ? [node.label] : [])))
}

/** One of several pictures of a drawing, with what it shows of the whole. */
export type Told = { id: string; title: string; groups: Drawing['groups']; picture: Picture }

/** One diagram block for each picture; where there are several, each says which it is and what it shows. */
export function diagramSeries({ caption, direction, id, groups }: Drawing, told: Told[]): Block[] {
  const [first, ...more] = told
  if (first && more.length === 0) return [diagram({ id, caption, direction, groups }, first.picture)]
  return told.map(({ title, picture, ...own }, index) =>
    diagram({ ...own, direction, caption: `${caption}, ${index + 1} of ${told.length}: ${title}` }, picture),
  )
}

/** The same for pictures that have no name but their middle. */
export const diagrams = (drawing: Drawing, pictures: Picture[]): Block[] =>
  diagramSeries(
    drawing,
    pictures.map((picture, index) => ({
      id: `${drawing.id}-${index + 1}`,
      title: `around ${middleOf(picture)}`,
      groups: drawing.groups,
      picture,
    })),
  )
