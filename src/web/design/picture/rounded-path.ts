import type { Point } from './rect.ts'

/** The largest radius of a corner, in CSS pixels. */
const radius = 8

const towards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const share = length === 0 ? 0 : Math.min(distance / length, 0.5)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** The path of an SVG line with rounded corners. */
export function roundedPath(points: Point[]): string {
  const [first, ...others] = points
  if (!first) return ''
  const parts = others.map((point, index) => {
    const next = others[index + 1]
    if (!next) return `L${point.x} ${point.y}`
    const [before, after] = [towards(point, points[index]!, radius), towards(point, next, radius)]
    return `L${before.x} ${before.y}Q${point.x} ${point.y} ${after.x} ${after.y}`
  })
  return `M${first.x} ${first.y}${parts.join('')}`
}
