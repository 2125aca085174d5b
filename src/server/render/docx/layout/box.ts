import type { Choice, Item, Paragraph, Words } from '#server/render/docx/flow.ts'
import type { Look } from '#server/render/docx/look.ts'
import { headingIndent } from '#server/render/docx/numbering.ts'
import type { ParagraphStyle } from '#server/render/docx/paragraph-style.ts'
import { breakParts, partsOf } from '#server/render/open-xml/text/break-lines.ts'
import type { ParagraphBox, Box } from './measured-box.ts'

/** The width in points for the letters of a paragraph whose lines are `width` twentieths long. */
export function roomIn(width: number, { style, choice }: Pick<Paragraph, 'style' | 'choice'>, look: Look): number {
  const set = look.styles[style]
  return (width - leftOf(choice, set) - (choice.right ?? set.indent?.right ?? 0) - (choice.inset ?? 0)) / 20
}

const countLines = (words: Words, room: number) => breakParts((words.parts ??= partsOf(words.pieces)), room).length

/** The space that an item takes if lines are `width` long. */
export const boxOf = (item: Item, width: number, look: Look): Box => ({
  box: item.kind === 'table' ? item.box : paragraphBox(item, width, look),
  listed: item.listed,
})

export function paragraphBox({ style, words, choice }: Pick<Paragraph, 'style' | 'words' | 'choice'>, width: number, look: Look) {
  const set = look.styles[style]
  const room = roomIn(width, { style, choice }, look)
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

/** Space that a border takes, including its padding. */
export function edgeOf({ borders }: ParagraphStyle, side: 'top' | 'bottom'): number {
  const border = borders?.[side]
  return border ? border.space * 20 + border.width * 2.5 : 0
}

/** The numbers of headings and of lists are in an indent that belongs to the list. */
function leftOf({ list }: Choice, { indent, outline }: ParagraphStyle): number {
  if (list) return list.indent
  return indent?.left ?? (outline === undefined ? 0 : headingIndent(outline))
}

const flagsOf = (choice: Choice, set: ParagraphStyle) => ({
  keepNext: Boolean(choice.keepNext ?? set.keepNext),
  keepLines: Boolean(set.keepLines),
  breakBefore: Boolean(choice.breakBefore ?? set.breakBefore),
})

/** The whole height of a paragraph in a cell, if it is not broken across pages. */
export const heightOf = ({ before, after, above, below, lines, lineHeight }: ParagraphBox) =>
  before + above + lines * lineHeight + below + after
