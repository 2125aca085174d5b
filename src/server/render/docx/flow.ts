import type { Revision } from '#shared/content/revised.ts'
import type { Look } from './look.ts'
import { arabicWidth } from '#server/render/open-xml/text/arabic-width.ts'
import type { Parts } from '#server/render/open-xml/text/break-lines.ts'
import { type Face, faceOf, type Piece, textWidth } from '#server/render/open-xml/text/measure-text.ts'
import type { StyleId } from './paragraph-styles.ts'
import { readsFromRight, splitScripts } from '#server/render/open-xml/text/office-scripts.ts'
import { scriptProperties } from './script-fonts.ts'
import { element, escapeXml } from '#server/open-xml/xml.ts'
import type { ParagraphStyle } from './paragraph-style.ts'
import { border, numbered, paragraphProperties, valued } from './properties.ts'
import type { TableBox } from './layout/measured-box.ts'

/** The content of a paragraph: its XML, and the same as text to be measured. */
export type Words = {
  xml: string
  pieces: Piece[]
  /** The width in points if it is a single line that has been measured. */
  width?: number
  /** Cached when lines are first counted. */
  parts?: Parts
}

/** Properties of one paragraph that differ from its style. */
export type Choice = {
  list?: { number: number; level: number; indent: number }
  before?: number
  after?: number
  /** Replaces the right indent of the style. */
  right?: number
  /** By how much its lines end earlier while its frame does not change; whole points. */
  inset?: number
  breakBefore?: boolean
  keepNext?: boolean
  keepLines?: boolean
  section?: string
  /** Its paragraph mark was added or removed. */
  mark?: { revision: Revision; xml: string }
  /** Line height, if a picture in the line makes it higher. */
  lineHeight?: number
}

export type Paragraph = { kind: 'paragraph'; style: StyleId; words: Words; choice: Choice }
export type Table = { kind: 'table'; xml: string; box: TableBox }

/** One item in the body of the document, in reading order. */
export type Item = (Paragraph | Table) & {
  /** XML before it: bookmarks, and opening tags that span several items. */
  prefix?: string
  suffix?: string
  /** Needs a landscape page. */
  wide?: boolean
  /** The level of a heading. */
  heading?: number
  /** The bookmark in it that the table of contents refers to. */
  listed?: string
}

/** A paragraph in a style; only `choice` overrides the style. */
export const paragraph = (style: StyleId, words: Words, choice: Choice = {}): Item & Paragraph => ({
  kind: 'paragraph',
  style,
  words,
  choice,
})

/** The text in the style's font, without bold, italics or links. */
export const plainWords = (text: string, style: StyleId, look: Look): Words => ({
  xml: textRun(text),
  pieces: [pieceOf({ text, face: faceIn(style, look), size: look.styles[style].size })],
})

/** Text that contains no zero-width characters. */
const seen = /^[\t\n -\xac\xae-\u02ff\u2010-\u2027\u202f-\u205e\u20a0-\u20cf\u2100-\u2fff]*$/

/** A text as it is measured: without zero-width characters, with one kind of line end, and with Arabic letters joined. */
export function pieceOf(piece: Piece): Piece {
  if (seen.test(piece.text)) return piece
  const text = piece.text.replaceAll(/\r\n|[\r\v\f\u2028\u2029]/g, '\n').replaceAll(/(?![\n\t])[\p{Cc}\p{Cf}\p{Mn}\p{Me}]/gu, '')
  return joinLetters({ ...piece, text })
}

/** The width of Arabic letters depends on their neighbours: the whole text is measured with a size scaled accordingly. */
function joinLetters(piece: Piece): Piece {
  const letters = piece.text.replaceAll(/[^\u0621-\u064a]+/g, ' ').trim()
  if (letters === '') return piece
  const apart = textWidth({ ...piece, text: letters.replaceAll(' ', '') })
  const joined = arabicWidth(letters, piece.face.includes('Bold')) * piece.size
  return { ...piece, size: piece.size * (1 + (joined - apart) / textWidth(piece)) }
}

/** The font with which a style, or marked text in it, is measured. */
export function faceIn(style: StyleId, { styles }: Look, marked: { strong?: boolean; emphasis?: boolean } = {}): Face {
  const { font, family = font, bold = false, italic = false } = styles[style]
  return faceOf(family, bold || marked.strong, (marked.emphasis ?? false) !== italic)
}

const breaks = /[\n\r\t\v\f\u2028\u2029]/
const needsSpace = /^ | $| {2}/

/** Text without letters of a script that Word sets in other fonts. */
const isFirstScript = /^[\0-\u058F]*$/

/** Runs, one for each script; line ends and tabs become Word's elements for them. */
export function textRun(text: string, properties = ''): string {
  if (isFirstScript.test(text)) return runXml(text, properties)
  return splitScripts(text)
    .map(({ text: part, script }) => runXml(part, script ? scriptProperties(properties, script) : properties))
    .join('')
}

function runXml(text: string, properties: string): string {
  const inner = breaks.test(text) ? brokenText(text) : textElement(text)
  return inner === '' ? '' : `<w:r>${properties}${inner}</w:r>`
}

function textElement(text: string): string {
  const escaped = escapeXml(text)
  if (escaped === '') return ''
  return needsSpace.test(escaped) ? `<w:t xml:space="preserve">${escaped}</w:t>` : `<w:t>${escaped}</w:t>`
}

function brokenText(text: string): string {
  const parts = text.split(/(\r\n|[\n\r\t\v\f\u2028\u2029])/).map((part, index) => {
    if (index % 2 === 1) return part === '\t' ? '<w:tab/>' : '<w:br/>'
    return textElement(part)
  })
  return parts.join('')
}

export function joinWords(...all: Words[]): Words {
  if (all.length === 1) return all[0]!
  let xml = ''
  const pieces: Piece[] = []
  for (const words of all) {
    xml += words.xml
    for (const piece of words.pieces) pieces.push(piece)
  }
  return { xml, pieces }
}

export const emptyWords: Words = { xml: '', pieces: [] }

export function itemXml(item: Item, look: Look): string {
  const inner = item.kind === 'table' ? item.xml : paragraphXml(item, look)
  return (item.prefix ?? '') + inner + (item.suffix ?? '')
}

export function paragraphXml({ style, words, choice }: Pick<Paragraph, 'style' | 'words' | 'choice'>, look: Look): string {
  return `<w:p>${propertiesOf({ style, words, choice }, look)}${words.xml}</w:p>`
}

function propertiesOf({ style, words, choice }: Pick<Paragraph, 'style' | 'words' | 'choice'>, look: Look): string {
  const own = style === 'Normal' ? '' : valued('w:pStyle', look.idOf(style))
  const isFromRight =
    words.pieces.some(({ text }) => !isFirstScript.test(text)) && readsFromRight(words.pieces.map(({ text }) => text).join(''))
  if (isFromRight) return chosenProperties(own, { ...choice, isFromRight }, look.styles[style])
  for (const _ in choice) return chosenProperties(own, choice, look.styles[style])
  return `<w:pPr>${own}</w:pPr>`
}

function chosenProperties(
  pStyle: string,
  { list, before, after, right, inset, ...choice }: Choice & { isFromRight?: boolean },
  set: ParagraphStyle,
): string {
  const isSpaced = before !== undefined || after !== undefined
  const edge = inset && set.borders?.right
  const end = (right ?? set.indent?.right ?? 0) + (inset ?? 0)
  return paragraphProperties({
    pStyle,
    keepNext: choice.keepNext ? '<w:keepNext/>' : '',
    keepLines: choice.keepLines ? '<w:keepLines/>' : '',
    pageBreakBefore: choice.breakBefore ? '<w:pageBreakBefore/>' : '',
    numPr: list ? numbered(list.number, list.level) : '',
    pBdr: edge ? element('w:pBdr', {}, border('right', { ...edge, space: edge.space + inset / 20 })) : '',
    bidi: choice.isFromRight ? '<w:bidi/>' : '',
    spacing: isSpaced ? element('w:spacing', { 'w:before': before, 'w:after': after }) : '',
    ind: right === undefined && !inset ? '' : element('w:ind', { 'w:right': end }),
    rPr: choice.mark ? element('w:rPr', {}, choice.mark.xml) : '',
    sectPr: choice.section ?? '',
  })
}
