import { typeText } from '#server/render/diagram/diagram-text.ts'
import { titleBox } from '#server/render/diagram/group-title.ts'
import type { LaidEdge, LaidGroup, LaidNode, Layout, Point } from '#server/render/diagram/layout.ts'
import { shapeColours, shapeInsets } from '#server/render/diagram/node-shape.ts'
import { palette } from '#server/render/diagram/palette.ts'
import { groupShape, textShape } from '../shape-xml.ts'
import type { SlideWriter } from '../slide-writer.ts'
import { type Box, emu } from '../slide-regions.ts'
import { plainRun } from '../text/paragraph.ts'
import { connectorXml, type End } from './connector.ts'
import { diagramParagraphs } from './diagram-words.ts'
import { legendXml } from './legend-xml.ts'
import { nodeGeometry, sidesOf, type Site } from './node-geometry.ts'
import { frameOf, narrowerFaceFactor, smallestTextSize } from './slide-target.ts'
import type { Placing } from './placing.ts'

export type Scene = { layout: Layout; scale: number; box: Box; alt: string }

/** A shape that arrows may end at, with its number on the slide and its connection sites in EMU from its corner. */
type Anchor = { id: number; box: Box; sites: Site[] }
type Anchors = { of(target: string): Anchor | undefined; groups: Anchor[]; nodes: Anchor[] }

/** The diagram as a group of native Office shapes, whose arrows are attached to the shapes that they join. */
export function drawNative({ layout, scale, box, alt }: Scene, slide: SlideWriter): string {
  const shift = box.x + ((frameOf(layout).width - layout.width) / 2) * scale
  const point = ({ x, y }: Point) => ({ x: shift + x * scale, y: box.y + y * scale })
  const place = ({ width, height, ...at }: Box) => ({ ...point(at), width: width * scale, height: height * scale })
  const placing = { scale, place, point }
  return groupShape({ name: 'Diagram', box, alt }, slide, () => {
    const anchors = anchorsOf(layout, placing, slide)
    const routes = layout.edges.map((edge) => ({ edge, ...joinEnds(edge, anchors, placing) }))
    const names = namesOf(layout)
    return [
      ...layout.groups.map((group, index) => drawBoundary(group, anchors.groups[index]!, { slide, placing })),
      ...(layout.lifelines ?? []).map((line) => drawLifeline(line, { slide, placing })),
      ...routes.map((route) => drawArrow(route.edge, { ...route, placing, names }, slide)),
      ...layout.groups.map((group) => drawTitle(group, layout.edges, { slide, placing })),
      ...layout.nodes.map((node, index) => drawNode(node, anchors.nodes[index]!, { slide, placing })),
      ...layout.edges.map((edge) => drawLabel(edge, groundAt(edge, layout), { slide, placing })),
      legendXml(layout, { ...placing, left: box.x }, slide),
    ].join('')
  })
}

type Drawing = { slide: SlideWriter; placing: Placing }

function drawLifeline([from, to]: [Point, Point], { slide, placing }: Drawing): string {
  const box = placing.place({ x: from.x - 0.3, y: from.y, width: 0.6, height: to.y - from.y })
  return textShape({ name: 'Lifeline', box, paragraphs: [], isDecorative: true, fill: hex(palette.control) }, slide)
}

function anchorsOf(layout: Layout, { place }: Placing, slide: SlideWriter): Anchors {
  const anchor = (laid: Box): Anchor => {
    const box = place(laid)
    return { id: slide.nextId(), box, sites: sidesOf({ width: emu(box.width), height: emu(box.height) }) }
  }
  const groups = layout.groups.map(anchor)
  const nodes = layout.nodes.map(anchor)
  const known = new Map([
    ...layout.groups.map(({ id }, index) => [id, groups[index]!] as const),
    ...layout.nodes.map(({ node }, index) => [node.id, nodes[index]!] as const),
  ])
  return { of: (target) => known.get(target), groups, nodes }
}

function joinEnds({ edge, points }: LaidEdge, anchors: Anchors, { point }: Placing) {
  const join = (target: string, at: Point | undefined): End | undefined => {
    const anchor = anchors.of(target)
    if (!anchor || !at) return undefined
    const { x, y } = point(at)
    const site = anchor.sites.push({ x: emu(x) - emu(anchor.box.x), y: emu(y) - emu(anchor.box.y) }) - 1
    return { shape: anchor.id, site }
  }
  return { from: join(edge.from, points[0]), to: join(edge.to, points.at(-1)) }
}

const hex = (colour: string) => colour.slice(1).toUpperCase()

const groundOf = ({ depth }: LaidGroup) => hex(depth % 2 === 0 ? palette.raised : palette.paper)

function drawBoundary(group: LaidGroup, { id, box, sites }: Anchor, { slide, placing }: Drawing): string {
  const size = { width: emu(box.width), height: emu(box.height) }
  const geometry = nodeGeometry('container', size, { sites, unit: emu(placing.scale) })
  const look = { fill: groundOf(group), line: hex(palette.control), lineWidth: 0.8, dashed: true, geometry }
  return textShape({ id, name: 'Boundary', box, paragraphs: [], isDecorative: true, ...look }, slide)
}

function drawTitle(group: LaidGroup, edges: LaidEdge[], { slide, placing }: Drawing): string {
  const box = placing.place(titleBox(group, edges))
  const paragraphs = diagramParagraphs({ text: group.text, originals: [] }, { scale: placing.scale })
  return textShape({ name: 'Boundary title', box: { ...box, width: box.width + 2 }, paragraphs }, slide)
}

function drawNode({ node, text }: LaidNode, { id, box, sites }: Anchor, { slide, placing }: Drawing): string {
  const { scale } = placing
  const colours = shapeColours[node.kind]
  const inset = shapeInsets[node.kind]
  const size = { width: emu(box.width), height: emu(box.height) }
  const originals = [node.label, typeText(node), node.description]
  const insets = {
    left: (inset.left + 4) * scale,
    right: (inset.right + 4) * scale,
    top: inset.top * scale,
    bottom: inset.bottom * scale,
  }
  return textShape(
    {
      id,
      name: node.label.trim().slice(0, 80) || 'Shape',
      box,
      fill: hex(colours.fill),
      line: hex(colours.line),
      lineWidth: 1,
      geometry: nodeGeometry(node.kind, size, { sites, unit: emu(scale) }),
      insets,
      anchor: 'ctr',
      paragraphs: diagramParagraphs({ text, originals }, { scale, light: colours.text === 'light', align: 'center' }),
    },
    slide,
  )
}

type Route = { from: End | undefined; to: End | undefined; placing: Placing; names: ReadonlyMap<string, string> }

const namesOf = ({ groups, nodes }: Layout) =>
  new Map([
    ...groups.map(({ id, text }) => [id, text.lines.map((line) => line.text).join(' ')] as const),
    ...nodes.map(({ node }) => [node.id, node.label] as const),
  ])

function drawArrow({ edge, points }: LaidEdge, { from, to, placing, names }: Route, slide: SlideWriter): string {
  if (points.length < 2) return ''
  const says = edge.technology ? `${edge.label} [${edge.technology}]` : edge.label
  const alt = `${names.get(edge.from)} ${edge.bothWays ? '↔' : '→'} ${names.get(edge.to)}${says.trim() === '' ? '' : `: ${says}`}`
  const dashed = edge.asynchronous ?? false
  return connectorXml(
    { points: points.map(placing.point), from, to, dashed, bothWays: edge.bothWays ?? false, name: 'Arrow', alt },
    slide,
  )
}

/** Points on each side of a label, so that no program wraps it differently. */
const labelSpare = 2

/** Programs that route an arrow differently must not draw it through its label. */
function groundAt({ label }: LaidEdge, { groups }: Layout): string {
  if (!label) return 'bg1'
  const [x, y] = [label.x + label.width / 2, label.y + label.height / 2]
  const holds = (group: LaidGroup) => x > group.x && x < group.x + group.width && y > group.y && y < group.y + group.height
  const inner = groups.findLast(holds)
  return inner ? groundOf(inner) : 'bg1'
}

function drawLabel({ edge, label, number }: LaidEdge, ground: string, { slide, placing }: Drawing): string {
  if (!label) return ''
  const box = placing.place(label)
  if (number !== undefined) {
    const size = Math.floor(smallestTextSize * placing.scale * narrowerFaceFactor * 10) / 10
    const run = plainRun(String(number), { font: 'sans', size, bold: true, colour: 'accent1' })
    const geometry = '<a:prstGeom prst="ellipse"><a:avLst/></a:prstGeom>'
    const look = { fill: 'bg1', line: 'accent1', lineWidth: 0.75, geometry, anchor: 'ctr' } as const
    return textShape({ name: 'Number', box, paragraphs: [{ runs: [run], align: 'center', exact: size * 1.1 }], ...look }, slide)
  }
  const originals = [edge.label, edge.technology && `[${edge.technology}]`]
  const paragraphs = diagramParagraphs({ text: label.text, originals }, { scale: placing.scale, align: 'center' })
  const wider = { ...box, x: box.x - labelSpare, width: box.width + 2 * labelSpare }
  return textShape({ name: 'Arrow label', box: wider, paragraphs, fill: ground }, slide)
}
