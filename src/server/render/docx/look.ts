import type { Family } from '#server/render/open-xml/text/measure-text.ts'
import { createParagraphStyles, type ParagraphStyles, type StyleId } from './paragraph-styles.ts'

/** The paper of a document in portrait format. Lengths in twentieths of a point. */
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

/** The design of a document: its pages, and its styles by purpose. */
export type Look = {
  page: PageSetup
  styles: ParagraphStyles
  /** The font whose widths citations and the heads of callouts are measured with. */
  labels: Family
  /** Factor for the width that a column gets for its longest word: above 1 if the reader may have another font. */
  wordSlack: number
  /** The id of a style in the file. */
  idOf(style: StyleId): string
}

/** Space for text on a page in portrait or landscape format. */
export function roomOn(page: PageSetup, wide: boolean) {
  const isTurned = wide && isUpright(page)
  return {
    width: (isTurned ? page.height : page.width) - page.left - page.right,
    height: (isTurned ? page.width : page.height) - page.top - page.bottom,
  }
}

/** A page that is already in landscape format is not turned. */
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
