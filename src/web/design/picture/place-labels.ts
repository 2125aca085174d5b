import type { ConnectionEdge } from './flow-elements.ts'
import type { Point, Rect } from './rect.ts'

/** Of a label in CSS pixels, about. */
const letter = 6.4
const line = 15
const padding = 8
/** Widths at which a label is wrapped: the first with room for it. */
const widths = [144, 112, 84]
/** Over another label it would be unreadable, over a box only the box. */
const costOfLabel = 100

/** About the size of a text that is wrapped between words. */
export function sizeOf(text: string, widest: number): { width: number; height: number } {
  const most = Math.floor((widest - padding) / letter)
  let [lines, used, longest] = [1, 0, 0]
  for (const { length } of text.split(/\s+/)) {
    const isNext = used > 0 && used + 1 + length > most
    used = isNext ? length : used + (used > 0 ? 1 : 0) + length
    lines += (isNext ? 1 : 0) + Math.floor(Math.max(0, used - 1) / most)
    used = Math.min(used, most)
    longest = Math.max(longest, used)
  }
  return { width: longest * letter + padding, height: lines * line }
}

const around = ({ x, y }: Point, { width, height }: { width: number; height: number }): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

const shared = (one: Rect, other: Rect) =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))

const stretchesOf = (points: Point[]) =>
  points.slice(1).map((end, index) => {
    const start = points[index]!
    return { start, end, length: Math.abs(end.x - start.x) + Math.abs(end.y - start.y) }
  })

/** Places of a label on its line and beside it, those near the middle of the line first. */
function placesOn(points: Point[], { width, height }: { width: number; height: number }): Point[] {
  const stretches = stretchesOf(points)
  const whole = stretches.reduce((sum, { length }) => sum + length, 0)
  let before = 0
  const found = stretches.flatMap(({ start, end, length }) => {
    const from = before
    before += length
    const isAcross = Math.abs(end.x - start.x) > Math.abs(end.y - start.y)
    const [aside, down] = isAcross ? [0, height / 2 + 4] : [width / 2 + 4, 0]
    const count = Math.max(2, Math.ceil(length / 24))
    return Array.from({ length: count - 1 }, (_, index) => (index + 1) / count).flatMap((share) => {
      const [x, y] = [start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share]
      const off = Math.abs(from + length * share - whole / 2)
      return [0, -1, 1, -2, 2].map((side) => ({ x: x + side * aside, y: y + side * down, off: off + Math.abs(side) * 10 }))
    })
  })
  return found.toSorted((one, other) => one.off - other.off)
}

/** Returns labels with places on or beside their lines where they cover no box and no other label, or least of them where there is no room. */
export function placeLabels(edges: ConnectionEdge[], boxes: readonly Rect[], scale: number): ConnectionEdge[] {
  const taken: Rect[] = []
  const coveredBy = (rect: Rect) =>
    boxes.reduce((sum, box) => sum + shared(rect, box), 0) +
    taken.reduce((sum, label) => sum + shared(rect, label) * costOfLabel, 0)
  // A short line has the fewest places.
  const shortFirst = edges.toSorted((one, other) => lengthOf(one) - lengthOf(other))
  return shortFirst.map((edge) => {
    const { label, data } = edge
    if (typeof label !== 'string' || !data?.points) return edge
    const tried = triesFor(label, { points: data.points, scale }).map(({ rect, ...words }) => ({
      rect,
      words,
      covered: coveredBy(rect),
    }))
    const best = tried.toSorted((one, other) => one.covered - other.covered)[0]
    if (!best) return edge
    taken.push(best.rect)
    return { ...edge, data: { ...data, words: best.words } }
  })
}

const lengthOf = ({ data }: ConnectionEdge) => stretchesOf(data?.points ?? []).reduce((sum, { length }) => sum + length, 0)

/** The best places first. */
const triesFor = (text: string, { points, scale }: { points: Point[]; scale: number }) =>
  widths.flatMap((width) => {
    const { width: across, height: down } = sizeOf(text, width)
    const size = { width: across * scale, height: down * scale }
    return placesOn(points, size).map(({ x, y }) => ({ middle: { x, y }, width, scale, rect: around({ x, y }, size) }))
  })
