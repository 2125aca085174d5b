import { computeTable } from '#shared/content/compute-table.ts'
import type { BlockOf, Cell, Column } from '#shared/content/blocks.ts'
import { tableRevision } from '#shared/content/revision-of.ts'
import { formatColumn } from '#server/render/format-column.ts'
import { cellFormatter, isNumeric } from '#server/render/format-value.ts'
import { plainWords, type Words } from '#server/render/docx/flow.ts'
import { inlineWords } from '#server/render/docx/inline-words.ts'
import { cellMargins } from '#server/render/docx/table-styles.ts'
import { longestWord, textWidth } from '#server/render/open-xml/text/measure-text.ts'
import type { Writer } from '#server/render/docx/writer.ts'
import type { ColumnContent } from '#server/render/fit-columns.ts'

type CellWords = { style: 'TableText' | 'TableNumber' | 'TableHeading' | 'TableHeadingNumber'; words: Words }

export type FilledColumn = {
  column: Column
  heading: CellWords
  cells: CellWords[]
  /** The cells again without bookmarks, which may occur only once. */
  bare: CellWords[]
  total: CellWords | undefined
  content: ColumnContent
}

/** The columns with their cells' text; formulas and totals are calculated. */
export function fillColumns(table: BlockOf<'table'>, writer: Writer): FilledColumn[] {
  const { rows, totals } = computeTable(table)
  const { rowRevisions } = tableRevision(table)
  const isCompared = rowRevisions !== undefined
  return table.columns.map((column, index) => {
    const values = rows.map((row): Cell => row[index] ?? null)
    const total = totals?.[index] ?? null
    const format = cellFormatter(column, [...values, total])
    const [style, headingStyle] = isNumeric(column)
      ? (['TableNumber', 'TableHeadingNumber'] as const)
      : (['TableText', 'TableHeading'] as const)
    const say = (text: string): CellWords => ({ style, words: plainWords(text, style, writer.look) })
    const isLabel = index === 0 && totals !== undefined && total === null
    const heading: CellWords = { style: headingStyle, words: plainWords(column.heading, headingStyle, writer.look) }
    const said = isCompared
      ? formatColumn(table, { column, index, values })
      : values.map((cell) => (Array.isArray(cell) ? cell : format(cell)))
    const cells = said.map((cell) => (Array.isArray(cell) ? { style, words: inlineWords(cell, style, writer) } : say(cell)))
    const last = isLabel ? say('Total') : total === null ? undefined : say(format(total))
    const content = contentOf([heading, ...cells, ...(last ? [last] : [])], {
      toFill: isNumeric(column) ? penned.number : penned.words,
      slack: writer.look.wordSlack,
    })
    return { column, heading, cells, bare: cells.map((cell) => ({ ...cell })), total: last, content }
  })
}

/** One extra point, so that a rounded width does not break the widest word. */
const beside = (cellMargins.left + cellMargins.right) / 20 + 1

/** Points; a column to be filled in by hand is as wide as if its cells contained text of this width. */
const penned = { words: 100, number: 60 } as const

function contentOf(all: readonly CellWords[], { toFill, slack }: { toFill: number; slack: number }): ColumnContent {
  let least = 0
  const cells = all.map(({ words }) => {
    let width = 0
    for (const piece of words.pieces) {
      const whole = textWidth(piece)
      width += whole
      // A word is never wider than its piece, so most pieces need not be searched for words.
      if (whole > least) least = Math.max(least, longestWord(piece))
    }
    if (!words.pieces.some(({ text }) => text.includes('\n'))) words.width = width
    return beside + width
  })
  const isBlank = cells.every((width, index) => index === 0 || width === beside)
  return { least: beside + least * slack, cells: isBlank ? cells.map((width) => Math.max(width, toFill)) : cells }
}
