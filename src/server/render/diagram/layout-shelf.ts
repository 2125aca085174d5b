import { groupPadding } from './diagram-groups.ts'
import type { TextBlock } from './diagram-text.ts'
import type { Box } from './node-shape.ts'

/** Boxes in rows below a title; their positions are relative to the shelf's own corner. */
export type Shelf = { width: number; height: number; places: ReadonlyMap<string, Box> }

const gap = { row: 12, column: 12, title: 7 }

type Held = { key: string; width: number; height: number }[]

/** The width that the boxes need side by side, without regard to the title. */
export function shelfWidth(held: Held, columns: number): number {
  const width = Math.max(...held.map((box) => box.width))
  return Math.min(columns, held.length) * (width + gap.column) - gap.column
}

/** Rows with one box per column, all of one width; each row is as high as its highest box. */
export function layoutShelf(title: TextBlock, held: Held, columns: number): Shelf {
  const { side, top } = groupPadding
  const width = Math.max(...held.map((box) => box.width))
  const places = new Map<string, Box>()
  let y = top + title.height + gap.title
  for (let start = 0; start < held.length; start += columns) {
    const row = held.slice(start, start + columns)
    const height = Math.max(...row.map((box) => box.height))
    row.forEach(({ key }, index) => places.set(key, { x: side + index * (width + gap.column), y, width, height }))
    y += height + gap.row
  }
  return { width: Math.max(shelfWidth(held, columns), title.width) + 2 * side, height: y - gap.row + side, places }
}
