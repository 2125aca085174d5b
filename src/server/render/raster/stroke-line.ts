import type { Line } from './read-path.ts'

/**
 * The outlines of a pen, `width` fractions of a pixel wide, that follows a line, with mitred corners as in SVG; `dashes` alternates drawn
 * and skipped lengths.
 */
export function strokeLine(line: Line, width: number, dashes: readonly number[] = []): number[][] {
  const pieces = dashes.length === 0 ? [line] : cutDashes(line, dashes)
  return pieces.flatMap((piece) => outline(piece, width / 2))
}

function outline({ points, isClosed }: Line, half: number): number[][] {
  const corners = withoutRepeats(points, isClosed)
  const count = corners.length / 2
  if (count < 2) return []
  const isRing = isClosed && count > 2
  const left: number[] = []
  const right: number[] = []
  const directionAt = (index: number) => {
    const [from, to] = [((index + count) % count) * 2, ((index + 1) % count) * 2]
    const [dx, dy] = [corners[to]! - corners[from]!, corners[to + 1]! - corners[from + 1]!]
    const length = Math.hypot(dx, dy)
    return { x: dx / length, y: dy / length }
  }
  for (let index = 0; index < count; index++) {
    const [x, y] = [corners[2 * index]!, corners[2 * index + 1]!]
    const after = directionAt(!isRing && index === count - 1 ? index - 1 : index)
    const before = !isRing && index === 0 ? after : directionAt(index - 1)
    for (const [dx, dy] of offsets(before, after)) {
      left.push(Math.round(x - dy * half), Math.round(y + dx * half))
      right.push(Math.round(x + dy * half), Math.round(y - dx * half))
    }
  }
  return isRing ? [left, backwards(right)] : [[...left, ...backwards(right)]]
}

type Direction = { x: number; y: number }

/** The offset of a mitred corner from the line, as a direction; two points if it would be more than four widths away. */
function offsets(before: Direction, after: Direction): [number, number][] {
  const cosine = before.x * after.x + before.y * after.y
  if (cosine < sharpest) {
    return [
      [before.x, before.y],
      [after.x, after.y],
    ]
  }
  return [[(before.x + after.x) / (1 + cosine), (before.y + after.y) / (1 + cosine)]]
}

/** Cosine of the angle at which a corner is bevelled: SVG's miter limit of 4. */
const sharpest = 2 / 16 - 1

function withoutRepeats(points: readonly number[], isClosed: boolean): number[] {
  const kept: number[] = []
  for (let at = 0; at < points.length; at += 2) {
    if (at === 0 || apart(points[at]! - kept.at(-2)!, points[at + 1]! - kept.at(-1)!)) kept.push(points[at]!, points[at + 1]!)
  }
  const isBack = () => kept.length > 2 && !apart(kept.at(-2)! - kept[0]!, kept.at(-1)! - kept[1]!)
  if (isClosed) while (isBack()) kept.length -= 2
  return kept
}

/** More than the rounding errors of two points. */
const apart = (dx: number, dy: number) => Math.abs(dx) > 2 || Math.abs(dy) > 2

function backwards(points: readonly number[]): number[] {
  const turned: number[] = []
  for (let at = points.length - 2; at >= 0; at -= 2) turned.push(points[at]!, points[at + 1]!)
  return turned
}

function cutDashes({ points, isClosed }: Line, dashes: readonly number[]): Line[] {
  const path = isClosed ? [...points, points[0]!, points[1]!] : points
  const drawn: Line[] = []
  let [dash, rest] = [0, dashes[0]!]
  let piece = [path[0]!, path[1]!]
  for (let at = 2; at < path.length; at += 2) {
    let [x, y] = [path[at - 2]!, path[at - 1]!]
    let length = Math.hypot(path[at]! - x, path[at + 1]! - y)
    while (length > rest) {
      const share = rest / length
      x += (path[at]! - x) * share
      y += (path[at + 1]! - y) * share
      length -= rest
      if (dash % 2 === 0) drawn.push({ points: [...piece, x, y], isClosed: false })
      piece = [x, y]
      dash++
      rest = dashes[dash % dashes.length]!
    }
    rest -= length
    piece.push(path[at]!, path[at + 1]!)
  }
  if (dash % 2 === 0) drawn.push({ points: piece, isClosed: false })
  return drawn
}
