export type Point = { x: number; y: number }
export type Rect = { x: number; y: number; width: number; height: number }

export const bottomOf = (rects: Rect[]) => Math.max(...rects.map(({ y, height }) => y + height))

export const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 })

/** Returns the smallest rectangle around all of them. */
export function around(rects: Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x))
  const y = Math.min(...rects.map((rect) => rect.y))
  const right = Math.max(...rects.map((rect) => rect.x + rect.width))
  return { x, y, width: right - x, height: bottomOf(rects) - y }
}

export const grow = ({ x, y, width, height }: Rect, { side, top }: { side: number; top: number }): Rect => ({
  x: x - side,
  y: y - top,
  width: width + 2 * side,
  height: height + top + side,
})

export const meets = (one: Rect, other: Rect) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height
