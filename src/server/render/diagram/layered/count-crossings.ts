import type { Point } from '../layout.ts'

/** Number of crossings between paths of vertical and horizontal stretches. */
export function countCrossings(ways: Point[][]): number {
  let count = 0
  ways.forEach((one, index) => {
    for (const other of ways.slice(index + 1)) count += crossings(one, other)
  })
  return count
}

function crossings(one: Point[], other: Point[]): number {
  let count = 0
  for (let index = 1; index < one.length; index++) {
    for (let next = 1; next < other.length; next++)
      if (isCrossed([one[index - 1]!, one[index]!], [other[next - 1]!, other[next]!])) count++
  }
  return count
}

type Stretch = [Point, Point]

function isCrossed(one: Stretch, other: Stretch): boolean {
  const [isLevel, isOtherLevel] = [isLevelled(one), isLevelled(other)]
  if (isLevel === isOtherLevel) return false
  const [[from, to], [start, end]] = isLevel ? [one, other] : [other, one]
  return isBetween(start.x, from.x, to.x) && isBetween(from.y, start.y, end.y)
}

const isLevelled = ([from, to]: Stretch) => Math.abs(from.y - to.y) < Math.abs(from.x - to.x)
const isBetween = (value: number, one: number, other: number) => (value - one) * (value - other) < 0
