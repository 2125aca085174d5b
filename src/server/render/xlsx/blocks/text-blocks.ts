import type { BlockOf, ListItem } from '#shared/content/blocks.ts'
import { colours } from '#server/render/open-xml/look.ts'
import { bar, callouts, type CellLook, looks } from '#server/render/xlsx/look.ts'
import { requestGap, type Sheet } from '#server/render/xlsx/sheet.ts'
import { inlineWords, plainRuns, type Run } from '#server/render/xlsx/words.ts'
import { writeText } from '#server/render/xlsx/write-text.ts'

/** Points between two blocks. */
const between = 8

export function writeParagraph({ text }: BlockOf<'paragraph'>, sheet: Sheet) {
  requestGap(sheet, between)
  writeText(sheet, inlineWords(text, looks.text, sheet.book.targets), looks.text)
  requestGap(sheet, between)
}

export function writeList({ items, ordered }: BlockOf<'list'>, sheet: Sheet) {
  requestGap(sheet, between)
  writeItems(items, { ordered, depth: 0, before: '' }, sheet)
  requestGap(sheet, between)
}

type Level = { ordered: boolean; depth: number; before: string }

/** Excel allows indents up to 250, but no page has room for that. */
const deepest = 12

function writeItems(items: readonly ListItem[], level: Level, sheet: Sheet) {
  items.forEach((item, index) => {
    const number = `${level.before}${index + 1}`
    const mark = level.ordered ? `${number}.` : (['•', '–', '·'] as const)[level.depth % 3]!
    const look: CellLook = { ...looks.text, indent: 1 + 2 * Math.min(level.depth, deepest) }
    const words = inlineWords(item.text, look, sheet.book.targets)
    writeText(sheet, { ...words, runs: [{ text: `${mark}\u2002`, colour: colours.accent }, ...words.runs] }, look)
    const below = { ordered: item.ordered ?? false, depth: level.depth + 1, before: level.ordered ? `${number}.` : '' }
    if (item.items) writeItems(item.items, below, sheet)
  })
}

/** The tone is also written as a word, so that it is not shown by colour alone. */
export function writeCallout({ tone, title, text }: BlockOf<'callout'>, sheet: Sheet): number | undefined {
  const { label, colour, fill } = callouts[tone]
  const look: CellLook = { ...looks.text, fill, edges: bar(colour), indent: 1, isMiddle: true, padding: 8 }
  const words = inlineWords(text, look, sheet.book.targets)
  const head: Run[] = [{ text: label.toUpperCase(), bold: true, size: 8.5, colour }]
  const titled: Run[] = title === '' ? [] : [{ text: '\u2002' }, { ...plainRuns(title)[0]!, bold: true, colour }]
  requestGap(sheet, between)
  const row = writeText(sheet, { ...words, runs: [...head, ...titled, { text: '\n' }, ...words.runs] }, look)
  requestGap(sheet, between)
  return row
}

export function writeCode({ text }: BlockOf<'code'>, sheet: Sheet) {
  requestGap(sheet, between)
  writeText(sheet, { runs: plainRuns(text) }, looks.code)
  requestGap(sheet, between)
}

export function writeQuote({ text, source }: BlockOf<'quote'>, sheet: Sheet) {
  const edges = bar(colours.copper)
  requestGap(sheet, between)
  writeText(sheet, inlineWords(text, looks.quote, sheet.book.targets), { ...looks.quote, edges, indent: 1 })
  if (source !== '') writeText(sheet, { runs: plainRuns(`— ${source}`) }, { ...looks.quoteSource, edges, indent: 1 })
  requestGap(sheet, between)
}

/** Key numbers below each other, each with its label. */
export function writeFigures({ items }: BlockOf<'figures'>, sheet: Sheet) {
  requestGap(sheet, between)
  for (const { value, label, note } of items) {
    const runs: Run[] = [
      { ...plainRuns(value)[0]!, bold: true, size: 16, colour: colours.accent },
      { text: '\u2003' },
      { ...plainRuns(label)[0]!, colour: colours.text },
      ...(note ? [{ text: '\u2002·\u2002' }, ...plainRuns(note)] : []),
    ]
    writeText(sheet, { runs }, looks.figure)
  }
  requestGap(sheet, between)
}

/** Sheets have no pages. */
export const writePageBreak = (_: BlockOf<'page-break'>, sheet: Sheet) => requestGap(sheet, between)
