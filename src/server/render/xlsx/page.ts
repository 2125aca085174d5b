import type { Sheet } from './sheet.ts'

/** Points of an A4 page without its margins. */
const upright = { width: 523, height: 741 }
const onItsSide = { width: 770, height: 494 }
/** Points that a page upright still shows at four fifths of their size; the first sheet is as wide. */
const widestUpright = 650

const widthOf = ({ widths }: Sheet) => widths.reduce((sum, width) => sum + width, 0)

export const isUpright = (sheet: Sheet) => widthOf(sheet) <= widestUpright

/** Points of rows that fit on a page of the sheet, which is printed as wide as its page. */
export function pageHeight(sheet: Sheet): number {
  const { width, height } = isUpright(sheet) ? upright : onItsSide
  return height * Math.max(1, widthOf(sheet) / width)
}

/** Points from the first of some rows to before the last. */
export const heightOf = ({ rows }: Sheet, from: number, to: number) =>
  rows.slice(from, to).reduce((sum, { height }) => sum + height, 0)
