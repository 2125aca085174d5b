import { textWidth } from './look.ts'
import { countLines, faceOf, type Piece } from '#server/render/open-xml/text/measure-text.ts'
import { type ParagraphStyle, type StyleId, styleOf } from './paragraph-styles.ts'
import { element, escapeXml } from '#server/render/open-xml/xml.ts'
import { numbered, paragraphProperties, valued } from './properties.ts'

/** What stands in a paragraph: its XML, and the same as text to be measured. */
export type Words = { xml: string; pieces: Piece[] }

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
export type RowBox = { height: number; isWhole: boolean }
export type TableBox = { kind: 'table'; header: number; rows: RowBox[] }

/** One thing in the body of the document, in the order it is read. */
export type Item = {
  xml: string
  box: ParagraphBox | TableBox
  /** Needs a page on its side. */
  wide?: boolean
  /** Where the contents point to. */
  heading?: number
  isBreak?: boolean
}

type Choice = {
  /** Room for the text, when it is not the page's. */
  width?: number
  list?: { number: number; level: number; indent: number }
  before?: number
  after?: number
  breakBefore?: boolean
  keepNext?: boolean
  section?: string
  /** Of the one line, when a picture makes it higher. */
  lineHeight?: number
}

/** The text as the style sets it, with nothing marked. */
export function plainWords(text: string, style: StyleId): Words {
  const { font, size, bold, italic } = styleOf(style)
  return { xml: textRun(text), pieces: [{ text, face: faceOf(font, bold, italic), size }] }
}

/** A run; line ends and tabs become the elements that Word has for them. */
export function textRun(text: string, properties = ''): string {
  const parts = text.split(/(\r\n|[\n\r\t\v\f\u2028\u2029])/).map((part, index) => {
    if (index % 2 === 1) return part === '\t' ? '<w:tab/>' : '<w:br/>'
    const escaped = escapeXml(part)
    return escaped === '' ? '' : element('w:t', { 'xml:space': 'preserve' }, escaped)
  })
  const inner = parts.join('')
  return inner === '' ? '' : element('w:r', {}, properties + inner)
}

export const joinWords = (...all: Words[]): Words => ({
  xml: all.map(({ xml }) => xml).join(''),
  pieces: all.flatMap(({ pieces }) => pieces),
})

/** A paragraph in a style; nothing else decides its looks but what `choice` says. */
export function paragraph(style: StyleId, words: Words, choice: Choice = {}): Item {
  const properties = paragraphProperties({
    pStyle: style === 'Normal' ? '' : valued('w:pStyle', style),
    keepNext: choice.keepNext ? '<w:keepNext/>' : '',
    pageBreakBefore: choice.breakBefore ? '<w:pageBreakBefore/>' : '',
    numPr: choice.list ? numbered(choice.list.number, choice.list.level) : '',
    spacing:
      choice.before === undefined && choice.after === undefined
        ? ''
        : element('w:spacing', { 'w:before': choice.before, 'w:after': choice.after }),
    sectPr: choice.section ?? '',
  })
  return { xml: element('w:p', {}, properties + words.xml), box: paragraphBox(styleOf(style), words.pieces, choice) }
}

function paragraphBox(style: ParagraphStyle, pieces: readonly Piece[], choice: Choice): ParagraphBox {
  const indent = choice.list ? choice.list.indent : (style.indent?.left ?? 0) + (style.indent?.right ?? 0)
  const room = (choice.width ?? textWidth) - indent
  const edge = (side: 'top' | 'bottom') => {
    const border = style.borders?.[side]
    return border ? border.space * 20 + border.width * 2.5 : 0
  }
  return {
    kind: 'paragraph',
    before: choice.before ?? style.before ?? 0,
    after: choice.after ?? style.after ?? 0,
    lines: countLines(pieces, room / 20),
    lineHeight: choice.lineHeight ?? style.line,
    above: edge('top'),
    below: edge('bottom'),
    keepNext: Boolean(choice.keepNext ?? style.keepNext),
    keepLines: Boolean(style.keepLines),
    breakBefore: Boolean(choice.breakBefore ?? style.breakBefore),
  }
}

/** The whole height of a paragraph in a cell, where nothing is broken over pages. */
export const heightOf = ({ before, after, above, below, lines, lineHeight }: ParagraphBox) =>
  before + above + lines * lineHeight + below + after
