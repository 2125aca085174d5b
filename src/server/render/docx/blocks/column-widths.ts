import type { Column } from '#shared/content/blocks.ts'
import { longestWord, textWidth } from '#server/render/docx/layout/measure-text.ts'

export type ColumnText = { column: Column; heading: string; cells: readonly string[] }

const size = 9.5
/** Points; a column asks for no more than this for one long word. */
const widestWord = 110
/** Points above which more text makes a column longer, not wider. */
const widestText = 190
/** Points left and right of a cell's text, and a little air. */
const padding = 12

/** Widths that fill `total`, in the same unit: the shares that were asked for, the rest by what the columns hold. */
export function columnWidths(columns: readonly ColumnText[], total: number): number[] {
  const shares = columns.map(({ column }) => column.width ?? 0)
  const asked = shares.reduce((sum, share) => sum + share, 0)
  const free = columns.map((column, index) => (shares[index] ? 0 : needOf(column)))
  const needed = free.reduce((sum, need) => sum + need, 0)
  // Shares that leave nothing for the others, or do not fill the page, are brought to scale.
  const scale = needed === 0 ? total / asked : (total * Math.min(1, 0.8 / (asked / 100 || 0.8))) / 100
  const left = needed === 0 ? 0 : total - asked * scale
  const widths = columns.map((_, index) => Math.round(shares[index] ? shares[index]! * scale : (free[index]! / needed) * left))
  const rest = total - widths.reduce((sum, width) => sum + width, 0)
  return widths.map((width, index) => (index === widths.length - 1 ? width + rest : width))
}

function needOf({ heading, cells }: ColumnText): number {
  const texts = [heading, ...cells].map((text, index) => ({ text, face: index === 0 ? 'sansBold' : 'sans', size }) as const)
  const word = Math.min(widestWord, Math.max(...texts.map(longestWord)))
  const text = Math.min(widestText, Math.max(...texts.map(textWidth)))
  return padding + Math.max(word, text)
}
