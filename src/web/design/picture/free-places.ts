import type { Rect } from './rect.ts'

const size = { width: 180, height: 88 }
/** Between two new components there is room for the label of a connection; above them also for the frame's name. */
const gap = { across: 72, above: 72 }
const fewestColumns = 4

/** Returns the number of components side by side in a diagram of this width. */
export const columnsFor = (width: number) => Math.max(fewestColumns, Math.floor((width + gap.across) / (size.width + gap.across)))

/** Returns places for a number of components, in rows below `start`. */
export function rowsBelow(start: Pick<Rect, 'x' | 'y'>, count: number, columns: number): Rect[] {
  return Array.from({ length: count }, (_, index) => ({
    x: start.x + (index % columns) * (size.width + gap.across),
    y: start.y + gap.above + Math.floor(index / columns) * (size.height + gap.above),
    ...size,
  }))
}
