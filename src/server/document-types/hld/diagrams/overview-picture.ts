import type { DiagramEdge, DiagramNode } from '#shared/content/blocks.ts'
import { joinList, numberWord } from '../../english.ts'
import { groupBy } from '../../group-by.ts'
import type { Picture } from './draw.ts'
import type { Zone } from './zones-of.ts'

/** An overview that is not seen at a glance is none. */
const mostAtAGlance = 8

/** A system told by its zones, with who and what is around it where there is room; else the context alone tells that. */
export function overviewPicture(zones: Zone[], outside: DiagramNode[], edges: DiagramEdge[]): Picture {
  const zoneOf = new Map(zones.flatMap(({ id, parts }) => parts.map((part): [string, string] => [part.id, id])))
  const boxes = zones.map(({ id, name, parts }): DiagramNode => {
    return { id, label: name, kind: 'node', description: joinList(parts.map(({ label }) => label)) }
  })
  const all = mergeRelations(edges, (id) => zoneOf.get(id) ?? id)
  const met = outside.filter(({ id }) => all.some(({ from, to }) => from === id || to === id))
  if (boxes.length + met.length <= mostAtAGlance && all.length <= mostAtAGlance) return { nodes: [...met, ...boxes], edges: all }
  const isZone = (id: string) => zones.some((zone) => zone.id === id)
  return { nodes: boxes, edges: all.filter(({ from, to }) => isZone(from) && isZone(to)) }
}

/** One arrow for all that runs between two boxes: the shortest in its own words, the others counted. */
export function mergeRelations(edges: DiagramEdge[], endOf: (id: string) => string): DiagramEdge[] {
  const moved = edges.map((edge) => ({ ...edge, from: endOf(edge.from), to: endOf(edge.to) }))
  const byPair = groupBy(
    moved.filter(({ from, to }) => from !== to),
    ({ from, to }) => `${from}>${to}`,
  )
  return [...byPair.values()].map((parallel): DiagramEdge => {
    const { from, to } = parallel[0]!
    const labels = [...new Set(parallel.map(({ label }) => label))]
    const [first = '', ...others] = labels.toSorted((one, other) => one.length - other.length)
    const label = others.length > 0 ? `${first}; ${numberWord(others.length)} more` : first
    return { from, to, label, ...(parallel.every(({ asynchronous }) => asynchronous) ? { asynchronous: true } : {}) }
  })
}
