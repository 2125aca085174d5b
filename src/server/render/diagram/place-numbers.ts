import { numberText, type TextBlock } from './diagram-text.ts'
import type { LaidEdge, Point } from './layout.ts'
import type { Box } from './node-shape.ts'

type Spot = { at: Point; length: number; offset: number }
/** Points between the positions that are tried along an arrow, and from its ends. */
const step = 3
const ends = { start: 8, end: 15 }

/** Puts each number on its own arrow, where there is no other arrow, shape or number; as near the middle of a long stretch as possible. */
export function placeNumbers(edges: LaidEdge[], obstacles: Box[], room: { width: number; height: number }): LaidEdge[] {
  const lines = edges.map(({ points }) => points.slice(1).map((end, index) => segmentBox(points[index]!, end)))
  const taken: Box[] = []
  return edges.map((edge, index) => {
    if (edge.number === undefined || edge.label) return edge
    const text = numberText(edge.number)
    const others = [...lines.filter((_, other) => other !== index).flat(), ...obstacles]
    const label = firstFree(spotsOn(edge.points), { text, others, taken, room })
    if (!label) return edge
    taken.push(label)
    return { ...edge, label: { ...label, text } }
  })
}

type Surroundings = { text: TextBlock; others: Box[]; taken: Box[]; room: { width: number; height: number } }

function firstFree(spots: Spot[], { text, others, taken, room }: Surroundings): Box | undefined {
  const boxes = spots.map(({ at }) => ({
    x: at.x - text.width / 2,
    y: at.y - text.height / 2,
    width: text.width,
    height: text.height,
  }))
  const crossings = (box: Box) => {
    const outside = box.x < 0 || box.y < 0 || box.x + box.width > room.width || box.y + box.height > room.height
    const count = (boxes: Box[]) => boxes.filter((other) => overlaps(box, other)).length
    return count(others) + 10 * count(taken) + (outside ? 100 : 0)
  }
  const free = boxes.find((box) => crossings(box) === 0)
  if (free) return free
  return boxes.toSorted((one, other) => crossings(one) - crossings(other))[0]
}

/** Long stretches first, their middles first. */
function spotsOn(points: Point[]): Spot[] {
  const spots = points.slice(1).flatMap((end, index): Spot[] => {
    const start = points[index]!
    const length = Math.hypot(end.x - start.x, end.y - start.y)
    const [from, to] = [index === 0 ? ends.start : 0, length - (index === points.length - 2 ? ends.end : 0)]
    const count = Math.max(0, Math.floor((to - from) / step))
    return Array.from({ length: count + 1 }, (_, place) => {
      const along = (from + place * step) / (length || 1)
      const at = { x: start.x + (end.x - start.x) * along, y: start.y + (end.y - start.y) * along }
      return { at, length, offset: Math.abs(along - 0.5) * length }
    })
  })
  return spots.toSorted((one, other) => other.length - one.length || one.offset - other.offset)
}

const segmentBox = (start: Point, end: Point): Box => ({
  x: Math.min(start.x, end.x),
  y: Math.min(start.y, end.y),
  width: Math.abs(end.x - start.x),
  height: Math.abs(end.y - start.y),
})

/** With a margin of one point. */
const overlaps = (one: Box, other: Box) =>
  one.x < other.x + other.width + 1 &&
  other.x < one.x + one.width + 1 &&
  one.y < other.y + other.height + 1 &&
  other.y < one.y + one.height + 1
