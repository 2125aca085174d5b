import type { Block, DiagramEdge, DiagramNode } from '#shared/content/blocks.ts'
import { idPart } from '../../make-blocks.ts'
import { isSupport, type SolutionView } from '../../solution-view.ts'
import { diagramSeries, diagrams, type Drawing, mostArrows, mostBoxes, type Picture, splitPicture, type Told } from './draw.ts'
import { overviewPicture } from './overview-picture.ts'
import { type Zone, zonesOf } from './zones-of.ts'

/** Boxes of a zone and around it: fewer than elsewhere, as its frame takes room too. */
const mostWithNeighbours = 10

/** One picture where it fits; else the zones as boxes, then each zone with its parts and what they meet elsewhere. */
export function splitByZone(view: SolutionView, drawing: Drawing, { nodes, edges }: Picture): Block[] {
  if (nodes.length <= mostBoxes && edges.length <= mostArrows) return diagrams(drawing, splitPicture({ nodes, edges }))
  const zones = zonesOf(
    view,
    nodes.filter(({ id }) => !view.isOutside(id)),
  )
  if (zones.length < 2) return diagrams(drawing, splitPicture({ nodes, edges }))
  const outside = nodes.filter(({ id }) => view.isOutside(id))
  const whole = grouped(overviewPicture(zones, outside, edges), drawing)
  const overview: Told = { id: drawing.id, title: 'the whole by zones', groups: drawing.groups, picture: whole }
  const details = detailsOf(view, zones, { nodes, edges }).flatMap(({ zone, pictures }) =>
    pictures.map((picture, index): Told => {
      const part = pictures.length > 1 ? ` (${index + 1} of ${pictures.length})` : ''
      const ids = new Set(zone.parts.map(({ id }) => id))
      return {
        id: `${drawing.id}-${idPart(zone.id)}${index > 0 ? `-${index + 1}` : ''}`,
        title: `${zone.name}${part}`,
        groups: [{ id: zone.id, label: zone.name }],
        picture: { ...picture, nodes: picture.nodes.map((node) => inZone(node, ids.has(node.id) ? zone.id : undefined)) },
      }
    }),
  )
  return diagramSeries(drawing, [overview, ...details])
}

function inZone(node: DiagramNode, group: string | undefined): DiagramNode {
  const { group: _, ...free } = node
  return group ? { ...free, group } : free
}

/** Zones stand in the boundary of the system. */
function grouped(picture: Picture, { groups }: Drawing): Picture {
  const [boundary] = groups
  return boundary
    ? { ...picture, nodes: picture.nodes.map((node) => (node.kind === 'node' ? { ...node, group: boundary.id } : node)) }
    : picture
}

/** Each relation stands in the picture of one of its zones at least; in that of the other too where there is room. */
function detailsOf(view: SolutionView, zones: Zone[], { nodes, edges }: Picture) {
  const zoneOf = new Map(zones.flatMap((zone) => zone.parts.map(({ id }): [string, Zone] => [id, zone])))
  const supports = (id: string) => {
    const element = view.element(id)
    return element !== undefined && isSupport(element)
  }
  const inner = (zone: Zone) => edges.filter(({ from, to }) => zoneOf.get(from) === zone && zoneOf.get(to) === zone).length
  // What every part leans on is told once, where it stands.
  const homeOf = ({ from, to }: DiagramEdge): Zone | undefined => {
    const [first, last] = [zoneOf.get(from), zoneOf.get(to)]
    if (!first || !last || first === last) return first ?? last
    if (supports(from) !== supports(to)) return supports(to) ? last : first
    return inner(first) <= inner(last) ? first : last
  }
  const connected = new Set(edges.flatMap(({ from, to }) => [from, to]))
  const pictureOf = (zone: Zone, chosen: DiagramEdge[]): Picture => {
    const reached = new Set(chosen.flatMap(({ from, to }) => [from, to]))
    const lone = new Set(zone.parts.filter(({ id }) => !connected.has(id)))
    return { nodes: nodes.filter((node) => reached.has(node.id) || lone.has(node)), edges: chosen }
  }
  return zones.map((zone) => {
    const isOwn = (edge: DiagramEdge) => homeOf(edge) === zone
    const isNear = ({ from, to }: DiagramEdge) =>
      (zoneOf.get(from) === zone || zoneOf.get(to) === zone) && !supports(from) && !supports(to)
    const all = pictureOf(
      zone,
      edges.filter((edge) => isOwn(edge) || isNear(edge)),
    )
    const fits = all.nodes.length <= mostWithNeighbours && all.edges.length <= mostArrows
    return { zone, pictures: splitPicture(fits ? all : pictureOf(zone, edges.filter(isOwn)), mostWithNeighbours) }
  })
}
