import type { Layout, Point } from './layout-diagram.ts'
import type { Box } from './node-shape.ts'

/** Places where an arrow runs through words, or words stand on a shape or on other words. */
export function countClashes(layout: Layout): number {
  const labels = layout.edges.flatMap(({ label }) => (label ? [label] : []))
  const lines = layout.edges.map(({ points }) => points.slice(1).map((end, index) => segmentBox(points[index]!, end)))
  const crossed = layout.edges.reduce((count, { label, number }, own) => {
    if (!label) return count
    // A number stands on its own arrow.
    const others: Box[] = [...lines.filter((_, index) => number === undefined || index !== own).flat(), ...layout.nodes]
    return count + others.filter((box) => overlaps(label, box)).length
  }, 0)
  const stacked = labels.reduce(
    (count, label, index) => count + labels.slice(index + 1).filter((other) => overlaps(label, other)).length,
    0,
  )
  return crossed + stacked
}

function segmentBox(start: Point, end: Point): Box {
  const [x, y] = [Math.min(start.x, end.x), Math.min(start.y, end.y)]
  return { x, y, width: Math.abs(end.x - start.x), height: Math.abs(end.y - start.y) }
}

const overlaps = (one: Box, other: Box) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height
