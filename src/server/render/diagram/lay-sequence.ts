import type { LaidEdge, LaidNode, Layout, Point } from './layout.ts'
import type { Sized } from './size-parts.ts'

/** Points between boxes, around an arrow's label, between two arrows, and the depth of a call to itself. */
const gap = { boxes: 14, words: 12, rows: 9, own: { x: 20, y: 12 } }
const margin = 6

/** Participants side by side, each with a line down, and every call below the one before. */
export function laySequence({ nodes, edges }: Sized): Layout {
  const places = new Map(nodes.map(({ key }, index) => [key, index]))
  const calls = edges.map((edge) => ({ ...edge, from: places.get(edge.source)!, to: places.get(edge.target)! }))
  const centres = centresOf(nodes, calls)
  const top = Math.max(0, ...nodes.map(({ height }) => height))
  const laidNodes = nodes.map(({ node, text, width, height }, index): LaidNode => {
    return { node, text, width, height, x: centres[index]! - width / 2, y: margin + top - height }
  })
  let y = margin + top + gap.rows
  const laidEdges = calls.map(({ edge, text, from, to }): LaidEdge => {
    const [start, end] = [centres[from]!, centres[to]!]
    const isOwn = from === to
    const line = y + text.height + 2
    const middle = isOwn ? start + gap.own.x + 4 + text.width / 2 : (start + end) / 2
    const label =
      text.lines.length > 0 ? { text, x: middle - text.width / 2 - 1, y, width: text.width + 2, height: text.height } : undefined
    y = line + gap.rows + (isOwn ? gap.own.y : 0)
    return {
      edge,
      points: isOwn
        ? loopAt({ x: start, y: line })
        : [
            { x: start, y: line },
            { x: end, y: line },
          ],
      label,
      number: undefined,
    }
  })
  const right = Math.max(
    ...laidNodes.map((node) => node.x + node.width),
    ...laidEdges.flatMap(({ points, label }) => [...points.map(({ x }) => x), label ? label.x + label.width : 0]),
  )
  const bottom = y + gap.rows
  const lifelines = centres.map((x): [Point, Point] => [
    { x, y: margin + top },
    { x, y: bottom },
  ])
  return { width: right + margin, height: bottom + margin, nodes: laidNodes, groups: [], edges: laidEdges, lifelines }
}

const loopAt = ({ x, y }: Point): Point[] => [
  { x, y },
  { x: x + gap.own.x, y },
  { x: x + gap.own.x, y: y + gap.own.y },
  { x, y: y + gap.own.y },
]

type Call = { from: number; to: number; text: { width: number } }

/** The middle of each box: far enough apart for the boxes, and for the labels of every call between them. */
function centresOf(nodes: Sized['nodes'], calls: Call[]): number[] {
  const centres: number[] = []
  for (const [index, { width }] of nodes.entries()) {
    const before = nodes[index - 1]
    const beside = before ? centres[index - 1]! + (before.width + width) / 2 + gap.boxes : margin + width / 2
    const needed = calls.flatMap(({ from, to, text }) => {
      const [first, last] = from < to ? [from, to] : [to, from]
      if (first === last) return last === index - 1 ? [centres[last]! + gap.own.x + text.width + gap.words] : []
      return last === index ? [centres[first]! + text.width + gap.words] : []
    })
    centres.push(Math.max(beside, ...needed))
  }
  return centres
}
