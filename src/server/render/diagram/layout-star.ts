import type { DiagramEdge } from '#shared/content/blocks.ts'
import type { TextBlock } from './diagram-text.ts'
import type { Arm, Star } from './find-star.ts'
import type { LaidEdge, LaidNode, Layout } from './layout.ts'
import { shapeInsets, type Box } from './node-shape.ts'
import type { Sized } from './size-parts.ts'

type Size = { width: number; height: number; text: TextBlock; node: LaidNode['node'] }
/** Points between two rows, from a label to its line, from the first of two lines to the second, and at a line's two ends. */
const gap = { row: 11, words: 2, lines: 11, ends: 20, below: 12 }
const margin = 6
/** Points by which the hub extends above its first arrow and below its last. */
const overhang = 14

/** The space that one arm needs above and below the middle between its arrows. */
type Row = { arm: Arm; up: number; down: number; rise: number }
type Side = { rows: Row[]; height: number; toHub: 1 | -1; x: number }

/** Neighbours in a column on each side of a hub so tall that every arrow runs straight, its label above it. */
export function layoutStar(star: Star, { nodes, edges }: Sized): Layout {
  const sizes = new Map(nodes.map((size): [string, Size] => [size.node.id, size]))
  const words = new Map(edges.map(({ edge, text }) => [edge, text]))
  const parts = { sizes, words }
  const column = Math.max(...nodes.map(({ width }) => width))
  const between = Math.max(0, ...[...words.values()].map(({ width }) => width)) + gap.ends
  const [before, behind] = [star.before, star.behind].map((arms) => arms.map((arm) => rowOf(arm, parts))) as [Row[], Row[]]
  const lengths = [before, behind].map((rows) =>
    rows.reduce((sum, { up, down, rise }) => sum + rise + up + down + gap.row, -gap.row),
  )
  const hubSize = sizes.get(star.hub)!
  const inner = Math.max(hubSize.height, ...lengths)
  const hubX = margin + (before.length > 0 ? column + between : 0)
  const sides: Side[] = [
    { rows: before, height: lengths[0]!, toHub: 1, x: margin },
    { rows: behind, height: lengths[1]!, toHub: -1, x: hubX + column + between },
  ]
  const hub = { x: hubX, y: margin, width: column, height: inner }
  const laid = sides.map((side) => laySide(side, { ...parts, hub, between }))
  const lines = laid.flatMap((side) =>
    side.edges.flatMap(({ edge, points }) => (isAt(star.hub, edge) ? points.map(({ y }) => y) : [])),
  )
  const middle = margin + inner / 2
  const top = Math.min(...lines, middle - hubSize.height / 2 + overhang) - overhang
  const bottom = Math.max(...lines, middle + hubSize.height / 2 - overhang) + overhang
  const placed = { node: hubSize.node, text: hubSize.text, ...hub, y: top, height: bottom - top }
  const byId = new Map([placed, ...laid.flatMap((side) => side.nodes)].map((node) => [node.node.id, node]))
  const byEdge = new Map(laid.flatMap((side) => side.edges.map((edge) => [edge.edge, edge])))
  return {
    width: hubX + column + (behind.length > 0 ? between + column : 0) + margin,
    height: inner + 2 * margin,
    nodes: nodes.map(({ node }) => byId.get(node.id)!),
    groups: [],
    edges: edges.map(({ edge }) => byEdge.get(edge)!),
  }
}

const isAt = (id: string, { from, to }: DiagramEdge) => from === id || to === id

type Parts = { sizes: Map<string, Size>; words: Map<DiagramEdge, TextBlock> }

/** Where arrows reach a box, from its top: the middle of the part below a person's head. */
function reachOf({ node, height }: Size): number {
  const top = shapeInsets[node.kind].top * (node.kind === 'person' ? 1 : 0)
  return top + (height - top) / 2
}

function rowOf(arm: Arm, { sizes, words }: Parts): Row {
  const size = sizes.get(arm.id)!
  const [first, second] = arm.edges.map((edge) => words.get(edge)!.height)
  const apart = second === undefined ? 0 : gap.lines / 2
  const up = Math.max(reachOf(size), apart + gap.words + first!)
  const down = Math.max(size.height - reachOf(size), second === undefined ? 0 : apart + gap.words + second)
  const rise = arm.leaf ? sizes.get(arm.leaf.id)!.height + stemOf(words.get(arm.leaf.edge)!) : 0
  return { arm, up, down, rise }
}

/** Length of the line from a box to the one below, with its label beside it. */
const stemOf = (text: TextBlock) => Math.max(gap.below, text.height) + 10

type Frame = Parts & { hub: Box; between: number }

function laySide({ rows, height, toHub, x }: Side, { sizes, words, hub, between }: Frame) {
  const nodes: LaidNode[] = []
  const edges: LaidEdge[] = []
  // A side with fewer arms spreads them over the hub.
  const slack = (hub.height - height) / rows.length
  let y = hub.y + slack / 2
  for (const { arm, up, down, rise } of rows) {
    const size = sizes.get(arm.id)!
    const middle = y + rise + up
    const box = { x, y: middle - reachOf(size), width: hub.width, height: size.height }
    nodes.push({ node: size.node, text: size.text, ...box })
    arm.edges.forEach((edge, index) => {
      const text = words.get(edge)!
      const line = middle + (arm.edges.length - 1) * (index - 0.5) * gap.lines
      const [near, far] = toHub === 1 ? [x + hub.width, hub.x] : [x, hub.x + hub.width]
      const points = [near, far].map((end) => ({ x: end, y: line }))
      const top = index === 0 ? line - gap.words - text.height : line + gap.words
      const left = Math.min(near, far) + (between - text.width) / 2 - 1
      edges.push({ ...arrow(edge, edge.from === arm.id ? points : points.toReversed()), label: labelAt(text, left, top) })
    })
    if (arm.leaf) {
      const leaf = sizes.get(arm.leaf.id)!
      const text = words.get(arm.leaf.edge)!
      const above = { x, y: middle - up - rise, width: hub.width, height: leaf.height }
      nodes.push({ node: leaf.node, text: leaf.text, ...above })
      const centre = x + hub.width / 2
      const stem = [above.y + above.height, box.y].map((end) => ({ x: centre, y: end }))
      const left = toHub === 1 ? centre + 4 : centre - 5 - text.width
      const top = above.y + above.height + (stemOf(text) - text.height) / 2
      edges.push({
        ...arrow(arm.leaf.edge, arm.leaf.edge.from === arm.leaf.id ? stem : stem.toReversed()),
        label: labelAt(text, left, top),
      })
    }
    y = middle + down + gap.row + slack
  }
  return { nodes, edges }
}

const arrow = (edge: DiagramEdge, points: LaidEdge['points']) => ({ edge, points, number: undefined })

const labelAt = (text: TextBlock, x: number, y: number) =>
  text.lines.length > 0 ? { text, x, y, width: text.width + 2, height: text.height } : undefined
