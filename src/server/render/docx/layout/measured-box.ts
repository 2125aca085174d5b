/** The space that something takes, in twentieths of a point. */
export type ParagraphBox = {
  kind: 'paragraph'
  before: number
  after: number
  lines: number
  lineHeight: number
  /** Borders and their padding. */
  above: number
  below: number
  keepNext: boolean
  keepLines: boolean
  breakBefore: boolean
}

export type RowBox = {
  height: number
  /** The minimum part on its first page, if it may be split. */
  least: number
  isWhole: boolean
  /** On the same page as the next row. */
  keepNext: boolean
}

export type TableBox = {
  kind: 'table'
  header: number
  rows: RowBox[]
}

/** A box to be placed on a page; `listed` if the table of contents refers to it. */
export type Box = { box: ParagraphBox | TableBox; listed?: string | undefined }
