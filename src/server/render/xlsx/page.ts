import type { Sheet } from './sheet.ts'

/** Points of an A4 page without its margins. */
const upright = { width: 523, height: 741 }
const onItsSide = { width: 770, height: 494 }
/** Maximum points that fit on a portrait page at 80 % scale; the first sheet is as wide. */
const widestUpright = 650

const widthOf = ({ widths }: Sheet) => widths.reduce((sum, width) => sum + width, 0)

/** Points; a wider page is too small to read in print, so a sheet gets several pages side by side. */
const widestPage = 1250

export const pagesAcross = (sheet: Sheet) => Math.ceil(widthOf(sheet) / widestPage)

export const isUpright = (sheet: Sheet) => widthOf(sheet) <= widestUpright

/** Points of rows that fit on a page of the sheet, which is printed as wide as its page. */
function pageHeight(sheet: Sheet): number {
  const { width, height } = isUpright(sheet) ? upright : onItsSide
  return height * Math.max(1, widthOf(sheet) / pagesAcross(sheet) / width)
}

/** Share of a page's height: programs print rows and columns at slightly different sizes. */
const sure = 0.97
export const roomOf = (sheet: Sheet) => pageHeight(sheet) * sure

/** Total points of some rows, from the first up to but excluding the last. */
export const heightOf = ({ rows }: Sheet, from: number, to: number) =>
  rows.slice(from, to).reduce((sum, { height }) => sum + height, 0)

/** The first sheet is still printed readably on one page if it is at most this many pages high. */
const stretch = 1.25
export const isNearlyOnePage = (sheet: Sheet) => heightOf(sheet, 0, sheet.rows.length) <= pageHeight(sheet) * stretch
