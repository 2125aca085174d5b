import type { Family } from '#server/render/open-xml/text/measure-text.ts'
import { createParagraphStyles, type ParagraphStyles, type StyleId } from './paragraph-styles.ts'

/** The paper of a document, upright. Lengths in twentieths of a point. */
export type PageSetup = {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  header: number
  footer: number
}

/** Looks of a document: its pages, and its styles by what they are for. */
export type Look = {
  page: PageSetup
  styles: ParagraphStyles
  /** Whose widths citations and the heads of callouts have. */
  labels: Family
  /** Of the width of the longest word, what a column is given for it: more than 1 where the reader may have another font. */
  wordSlack: number
  /** The id that the file knows a style by. */
  idOf(style: StyleId): string
}

/** Room for text on a page, upright or on its side. */
export function roomOn(page: PageSetup, wide: boolean) {
  const isTurned = wide && isUpright(page)
  return {
    width: (isTurned ? page.height : page.width) - page.left - page.right,
    height: (isTurned ? page.width : page.height) - page.top - page.bottom,
  }
}

/** A page that lies on its side already is not turned. */
export const isUpright = ({ width, height }: PageSetup) => width < height

const paper: PageSetup = {
  width: 11_906,
  height: 16_838,
  left: 1417,
  right: 1417,
  top: 1700,
  bottom: 1590,
  header: 794,
  footer: 737,
}

export const ourLook: Look = {
  page: paper,
  styles: createParagraphStyles(roomOn(paper, false).width),
  labels: 'sans',
  wordSlack: 1,
  idOf: (style) => style,
}
