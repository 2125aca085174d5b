import { firstColumn, type Sheet } from './sheet.ts'

/** Points that lines of text are good to read at. */
const textRoom = 580
const leastText = 420

/** The columns of tables with the last that text runs across, and one more where they leave it too little room. */
export function withTextColumns(widths: readonly number[]): Pick<Sheet, 'widths' | 'textEnd'> {
  const reaches = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0))
  const best = reaches.reduce(
    (found, reach, index) => (Math.abs(reach - textRoom) < Math.abs(reaches[found]! - textRoom) ? index : found),
    0,
  )
  const reach = reaches[best] ?? 0
  if (reach >= leastText) return { widths, textEnd: firstColumn + best }
  return { widths: [...widths, textRoom - (reaches.at(-1) ?? 0)], textEnd: firstColumn + widths.length }
}
