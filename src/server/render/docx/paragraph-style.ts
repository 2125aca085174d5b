import type { fonts } from '#server/render/open-xml/look.ts'
import type { Family } from '#server/render/open-xml/text/measure-text.ts'

export type Border = { /** Eighths of a point. */ width: number; /** Points. */ space: number; colour: string }
export type Side = 'top' | 'left' | 'bottom' | 'right' | 'between'

/** Lengths in twentieths of a point, type sizes in points; `line` is the minimum height of a line. */
export type ParagraphStyle = {
  name: string
  font: keyof typeof fonts
  /** The font whose widths it is measured with, if a template sets it in another font. */
  family?: Family
  size: number
  line: number
  colour?: string
  bold?: boolean
  italic?: boolean
  capitals?: boolean
  before?: number
  after?: number
  indent?: { left?: number; right?: number; hanging?: number }
  align?: 'left' | 'right' | 'center'
  keepNext?: boolean
  keepLines?: boolean
  breakBefore?: boolean
  /** The line is exactly as high as `line`. */
  exact?: boolean
  /** No space between two paragraphs of this style. */
  contextual?: boolean
  borders?: Partial<Record<Side, Border>>
  fill?: string
  /** 0 for the highest heading. */
  outline?: number
  /** A list of `numbering.ts` that the style belongs to. */
  list?: { number: number; level: number }
  stops?: readonly { at: number; align?: 'left' | 'right'; leader?: 'dot' }[]
  next?: string
  /** Offered in the gallery of styles. */
  quick?: boolean
}
