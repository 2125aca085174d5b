/** The paper page of a Word document. Lengths in twentieths of a point. */
export const page = {
  width: 11_906,
  height: 16_838,
  side: 1417,
  top: 1700,
  bottom: 1590,
  header: 794,
  footer: 737,
} as const

export const textWidth = page.width - 2 * page.side
export const textHeight = page.height - page.top - page.bottom
/** The same page on its side. */
export const landscape = { textWidth: page.height - 2 * page.side, textHeight: page.width - page.top - page.bottom } as const
