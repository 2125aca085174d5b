import type { Sheet } from './sheet.ts'

/** Points of an A4 page without its margins. */
const upright = { width: 523, height: 741 }
const onItsSide = { width: 770, height: 494 }
/** Points that a page upright still shows at four fifths of their size; the first sheet is as wide. */
const widestUpright = 650

const widthOf = ({ widths }: Sheet) => widths.reduce((sum, width) => sum + width, 0)

/** Points; beyond this a printed page is too small to read, and a sheet gets more pages side by side. */
const widestPage = 1250

export const pagesAcross = (sheet: Sheet) => Math.ceil(widthOf(sheet) / widestPage)

export const isUpright = (sheet: Sheet) => widthOf(sheet) <= widestUpright

/** Points of rows that fit on a page of the sheet, which is printed as wide as its page. */
function pageHeight(sheet: Sheet): number {
  const { width, height } = isUpright(sheet) ? upright : onItsSide
  return height * Math.max(1, widthOf(sheet) / pagesAcross(sheet) / width)
}

/** Of a page's height: programs differ a little in how high rows and how wide columns are printed. */
const sure = 0.97
export const roomOf = (sheet: Sheet) => pageHeight(sheet) * sure

/** Points from the first of some rows to before the last. */
export const heightOf = ({ rows }: Sheet, from: number, to: number) =>
  rows.slice(from, to).reduce((sum, { height }) => sum + height, 0)

/** A first sheet that is longer than a page by this is still read on one. */
const stretch = 1.25
export const isNearlyOnePage = (sheet: Sheet) => heightOf(sheet, 0, sheet.rows.length) <= pageHeight(sheet) * stretch
