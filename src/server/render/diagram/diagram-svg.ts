import { lineHeight, sizes, textColours, type TextBlock } from './diagram-text.ts'
import { drawKey, layKey } from './diagram-key.ts'
import { drawLegend, layLegend } from './diagram-legend.ts'
import { titleBox } from './group-title.ts'
import type { LaidEdge, LaidGroup, LaidNode, Layout, Point } from './layout.ts'
import { drawShape, shapeColours, shapeInsets } from './node-shape.ts'
import { palette } from './palette.ts'
import { coordinate as c, svgPicture, svgText } from './svg-text.ts'
import type { Picture } from './picture.ts'

/** Everything around a layout: the legend below it, and the key below that. */
export function framePicture(layout: Layout) {
  const legend = layLegend(layout)
  const width = Math.ceil(Math.max(layout.width, legend.width, layout.edges.some(({ number }) => number) ? leastKeyWidth : 0))
  const key = layKey(layout, width)
  return { legend, key, width, height: Math.ceil(layout.height + legend.height + key.height) }
}

/** Minimum width for two columns of words, in points. */
const leastKeyWidth = 420

/** Arrows are drawn below the shapes that they touch, words above everything. */
export function diagramSvg(layout: Layout): Picture {
  const { legend, key, width, height } = framePicture(layout)
  const shift = (width - layout.width) / 2
  const drawing = [
    ...layout.groups.map(drawBoundary),
    ...(layout.lifelines ?? []).map(drawLifeline),
    ...layout.edges.map(drawArrow),
    ...layout.groups.map((group) => drawTitle(group, layout)),
    ...layout.nodes.map(drawNode),
    ...layout.edges.map((edge) => (layout.lifelines ? labelGround(edge) : '') + drawLabel(edge)),
  ].join('')
  const below = drawLegend(legend, { x: 6, y: layout.height }) + drawKey(key, { x: 0, y: layout.height + legend.height })
  const body = `<g transform="translate(${c(shift)} 0)">${drawing}</g>${below}`
  return { svg: svgPicture({ width, height }, body), width, height }
}

type Placing = { x: number; y: number; anchor: 'start' | 'middle'; light?: boolean }

function drawText(text: TextBlock, { x, y, anchor, light }: Placing): string {
  let top = y
  return text.lines
    .map((line) => {
      // In these typefaces the baseline is about four fifths down a line.
      const baseline = top + line.size * (lineHeight / 2 + 0.34)
      top += line.size * lineHeight
      const fill = light ? palette.onAccent : textColours[line.tone]
      return svgText(line.text, { x, y: baseline, size: line.size, face: line.face, fill, anchor })
    })
    .join('')
}

const groupFill = (depth: number) => (depth % 2 === 0 ? palette.raised : palette.paper)

function drawBoundary({ depth, ...box }: LaidGroup): string {
  const [x, y, width, height] = [c(box.x), c(box.y), c(box.width), c(box.height)]
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="${groupFill(depth)}" stroke="${palette.control}" stroke-width="0.8" stroke-dasharray="5 2.5"/>`
}

const drawLifeline = ([from, to]: [Point, Point]) =>
  `<path d="M${c(from.x)} ${c(from.y)}L${c(to.x)} ${c(to.y)}" fill="none" stroke="${palette.control}" stroke-width="0.8" stroke-dasharray="3 3"/>`

/** Labels of a call are drawn on top of the lines that it passes. */
const labelGround = ({ label }: LaidEdge) =>
  label
    ? `<rect x="${c(label.x)}" y="${c(label.y)}" width="${c(label.width)}" height="${c(label.height)}" fill="${palette.paper}"/>`
    : ''

/** With a background of its own, for an arrow that has to pass behind it. */
function drawTitle(group: LaidGroup, layout: Layout): string {
  const { x, y, width, height } = titleBox(group, layout.edges)
  const ground = `<rect x="${c(x - 2)}" y="${c(y)}" width="${c(width + 4)}" height="${c(height)}" fill="${groupFill(group.depth)}"/>`
  return ground + drawText(group.text, { x, y, anchor: 'start' })
}

function drawNode({ node, text, ...box }: LaidNode): string {
  const inset = shapeInsets[node.kind]
  const free = box.height - inset.top - inset.bottom - text.height
  const placing = {
    x: box.x + inset.left + (box.width - inset.left - inset.right) / 2,
    y: box.y + inset.top + free / 2,
    anchor: 'middle' as const,
    light: shapeColours[node.kind].text === 'light',
  }
  return drawShape(node.kind, box) + drawText(text, placing)
}

function drawLabel({ label, number }: LaidEdge): string {
  if (!label) return ''
  const x = label.x + label.width / 2
  if (number === undefined) return drawText(label.text, { x, y: label.y, anchor: 'middle' })
  const y = label.y + label.height / 2
  const ring = `<circle cx="${c(x)}" cy="${c(y)}" r="${c(label.height / 2)}" fill="${palette.paper}" stroke="${palette.accent}" stroke-width="0.7"/>`
  return (
    ring +
    svgText(String(number), { x, y: y + 2.75, size: sizes.small, face: 'sans-semibold', fill: palette.accent, anchor: 'middle' })
  )
}

/** Points at the end of a line that the arrowhead takes. */
const headLength = 6

function drawArrow({ edge, points }: LaidEdge): string {
  const end = arrowhead(points.at(-1), points.at(-2))
  if (!end) return ''
  const start = edge.bothWays ? arrowhead(points[0], points[1]) : undefined
  const line = [...(start ? [start.neck] : points.slice(0, 1)), ...points.slice(1, -1), end.neck]
  const dashes = edge.asynchronous ? ' stroke-dasharray="4 2.6"' : ''
  return (
    `<path d="${roundedPath(line)}" fill="none" stroke="${palette.textQuiet}" stroke-width="0.95"${dashes}/>` +
    end.svg +
    (start?.svg ?? '')
  )
}

/** The head of an arrow that points to `tip`, and its neck, where the line ends. */
function arrowhead(tip: Point | undefined, before: Point | undefined): { neck: Point; svg: string } | undefined {
  if (!tip || !before) return undefined
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1
  const along = { x: (tip.x - before.x) / length, y: (tip.y - before.y) / length }
  const neck = { x: tip.x - along.x * headLength, y: tip.y - along.y * headLength }
  const side = { x: -along.y * 2.9, y: along.x * 2.9 }
  const svg = `<path d="M${c(tip.x)} ${c(tip.y)}L${c(neck.x + side.x)} ${c(neck.y + side.y)}L${c(neck.x - side.x)} ${c(neck.y - side.y)}z" fill="${palette.textQuiet}"/>`
  return { neck, svg }
}

/** A line through the points, with rounded corners. */
function roundedPath(points: Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (!before) return `M${c(point.x)} ${c(point.y)}`
      if (!after) return `L${c(point.x)} ${c(point.y)}`
      const [start, end] = [towards(point, before), towards(point, after)]
      return `L${c(start.x)} ${c(start.y)}Q${c(point.x)} ${c(point.y)} ${c(end.x)} ${c(end.y)}`
    })
    .join('')
}

function towards(corner: Point, target: Point): Point {
  const length = Math.hypot(target.x - corner.x, target.y - corner.y) || 1
  const share = Math.min(4, length / 2) / length
  return { x: corner.x + (target.x - corner.x) * share, y: corner.y + (target.y - corner.y) * share }
}
