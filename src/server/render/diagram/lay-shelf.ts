import { groupPadding } from './diagram-groups.ts'
import type { TextBlock } from './diagram-text.ts'
import type { Box } from './node-shape.ts'

/** Boxes in rows below a title; their places are told from the shelf's own corner. */
export type Shelf = { width: number; height: number; places: ReadonlyMap<string, Box> }

const gap = { row: 12, column: 12, title: 7 }

/** Rows of as many boxes as there are columns, each column as wide as its widest box and each row as high as its highest. */
export function layShelf(title: TextBlock, held: { key: string; width: number; height: number }[], columns: number): Shelf {
  const { side, top } = groupPadding
  const count = Math.min(columns, held.length)
  const width = Math.max(...held.map((box) => box.width))
  const places = new Map<string, Box>()
  let y = top + title.height + gap.title
  for (let start = 0; start < held.length; start += count) {
    const row = held.slice(start, start + count)
    const height = Math.max(...row.map((box) => box.height))
    row.forEach(({ key }, index) => places.set(key, { x: side + index * (width + gap.column), y, width, height }))
    y += height + gap.row
  }
  const needed = Math.max(count * (width + gap.column) - gap.column, title.width)
  return { width: needed + 2 * side, height: y - gap.row + side, places }
}
