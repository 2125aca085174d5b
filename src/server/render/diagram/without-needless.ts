import type { Point } from './layout.ts'

/** The ends of a path and the corners between them. */
export function withoutNeedless(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const [before, last] = [kept.at(-2), kept.at(-1)]
    if (last && near(last.x, point.x) && near(last.y, point.y)) continue
    const isStraight =
      before && last && ((near(before.x, last.x) && near(last.x, point.x)) || (near(before.y, last.y) && near(last.y, point.y)))
    if (isStraight) kept.pop()
    kept.push(point)
  }
  return kept
}

/** Points; a difference that is too small to be seen. */
const near = (one: number, other: number) => Math.abs(one - other) < 0.05
