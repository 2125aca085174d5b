import type { Choice, Item, Paragraph, Words } from '#server/render/docx/flow.ts'
import type { Look } from '#server/render/docx/look.ts'
import { headingIndent } from '#server/render/docx/numbering.ts'
import type { ParagraphStyle } from '#server/render/docx/paragraph-style.ts'
import { breakParts, partsOf } from '#server/render/open-xml/text/break-lines.ts'
import type { ParagraphBox, Box } from './measured-box.ts'

/** LibreOffice sets a line so much narrower than the widths of its letters add up to: it rounds each of them. */
const narrowing = 1.0012

/** Points that the letters of a paragraph have beside each other where lines are `width` twentieths long. */
export function roomIn(width: number, { style, choice }: Pick<Paragraph, 'style' | 'choice'>, look: Look): number {
  const set = look.styles[style]
  return (width - leftOf(choice, set) - (choice.right ?? set.indent?.right ?? 0) - (choice.inset ?? 0)) / 20
}

const countLines = (words: Words, room: number) => breakParts((words.parts ??= partsOf(words.pieces)), room).length

/** The room that an item takes where lines are `width` long. */
export const boxOf = (item: Item, width: number, look: Look): Box => ({
  box: item.kind === 'table' ? item.box : paragraphBox(item, width, look),
  listed: item.listed,
})

export function paragraphBox({ style, words, choice }: Pick<Paragraph, 'style' | 'words' | 'choice'>, width: number, look: Look) {
  const set = look.styles[style]
  const room = roomIn(width, { style, choice }, look) * narrowing
  return {
    kind: 'paragraph',
    before: choice.before ?? set.before ?? 0,
    after: choice.after ?? set.after ?? 0,
    lines: words.width !== undefined && words.width <= room ? 1 : countLines(words, room),
    lineHeight: choice.lineHeight ?? set.line,
    above: edgeOf(set, 'top'),
    below: edgeOf(set, 'bottom'),
    ...flagsOf(choice, set),
  } satisfies ParagraphBox
}

/** Room that a border takes, with the space inside it. */
export function edgeOf({ borders }: ParagraphStyle, side: 'top' | 'bottom'): number {
  const border = borders?.[side]
  return border ? border.space * 20 + border.width * 2.5 : 0
}

/** The numbers of headings and of lists stand in an indent that belongs to the list. */
function leftOf({ list }: Choice, { indent, outline }: ParagraphStyle): number {
  if (list) return list.indent
  return indent?.left ?? (outline === undefined ? 0 : headingIndent(outline))
}

const flagsOf = (choice: Choice, set: ParagraphStyle) => ({
  keepNext: Boolean(choice.keepNext ?? set.keepNext),
  keepLines: Boolean(set.keepLines),
  breakBefore: Boolean(choice.breakBefore ?? set.breakBefore),
})

/** The whole height of a paragraph in a cell, where nothing is broken over pages. */
export const heightOf = ({ before, after, above, below, lines, lineHeight }: ParagraphBox) =>
  before + above + lines * lineHeight + below + after
