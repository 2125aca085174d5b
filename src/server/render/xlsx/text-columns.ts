import { firstColumn, type Sheet } from './sheet.ts'

/** Points of a comfortable line length. */
const textRoom = 580
const leastText = 400

/** The columns of tables with the last one that text runs across, and an additional one if they are too narrow for text. */
export function withTextColumns(widths: readonly number[]): Pick<Sheet, 'widths' | 'textEnd'> {
  let reach = 0
  let best: { index: number; reach: number } | undefined
  for (const [index, width] of widths.entries()) {
    reach += width
    if (reach < leastText) continue
    if (!best || Math.abs(reach - textRoom) < Math.abs(best.reach - textRoom)) best = { index, reach }
  }
  if (best) return { widths, textEnd: firstColumn + best.index }
  return { widths: [...widths, textRoom - reach], textEnd: firstColumn + widths.length }
}
