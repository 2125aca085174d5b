/** How much room something takes, in twentieths of a point. */
export type ParagraphBox = {
  kind: 'paragraph'
  before: number
  after: number
  lines: number
  lineHeight: number
  /** Borders and the space inside them. */
  above: number
  below: number
  keepNext: boolean
  keepLines: boolean
  breakBefore: boolean
}

export type RowBox = {
  height: number
  /** What must stand on its first page, where it may be split. */
  least: number
  isWhole: boolean
  /** Stands on the page of the next row. */
  keepNext: boolean
}

export type TableBox = {
  kind: 'table'
  header: number
  rows: RowBox[]
}

/** What a page must have room for; `listed` where the contents point to it. */
export type Box = { box: ParagraphBox | TableBox; listed?: string | undefined }
