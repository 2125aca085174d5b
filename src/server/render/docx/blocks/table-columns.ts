import { computeTable } from '#shared/content/compute-table.ts'
import type { BlockOf, Cell, Column } from '#shared/content/blocks.ts'
import { handwritten, type ColumnNeed } from '#server/render/column-widths.ts'
import { cellFormatter, isNumeric } from '#server/render/format-value.ts'
import { plainWords, type Words } from '#server/render/docx/flow.ts'
import { inlineWords } from '#server/render/docx/inline-words.ts'
import { longestWord, type Piece, textWidth } from '#server/render/open-xml/text/measure-text.ts'
import { cellMargins } from '#server/render/docx/table-styles.ts'
import type { Writer } from '#server/render/docx/writer.ts'

type CellWords = { style: 'TableText' | 'TableNumber' | 'TableHeading' | 'TableHeadingNumber'; words: Words }

export type FilledColumn = {
  column: Column
  heading: CellWords
  cells: CellWords[]
  total: CellWords | undefined
  empty: CellWords
}

/** The columns with what their cells say, formulas and totals worked out. */
export function fillColumns(table: BlockOf<'table'>, writer: Writer): FilledColumn[] {
  const { rows, totals } = computeTable(table)
  return table.columns.map((column, index) => {
    const values = rows.map((row): Cell => row[index] ?? null)
    const total = totals?.[index] ?? null
    const format = cellFormatter(column, [...values, total])
    const [style, headingStyle] = isNumeric(column)
      ? (['TableNumber', 'TableHeadingNumber'] as const)
      : (['TableText', 'TableHeading'] as const)
    const say = (text: string): CellWords => ({ style, words: plainWords(text, style) })
    const isLabel = index === 0 && totals !== undefined && total === null
    return {
      column,
      heading: { style: headingStyle, words: plainWords(column.heading, headingStyle) },
      cells: values.map((cell) => (Array.isArray(cell) ? { style, words: inlineWords(cell, style, writer) } : say(format(cell)))),
      total: isLabel ? say('Total') : total === null ? undefined : say(format(total)),
      empty: say(''),
    }
  })
}

/** What the column needs for its words, in points, with the space beside them. */
export function columnNeed({ column, heading, cells, total }: FilledColumn): ColumnNeed {
  const texts = [heading, ...cells, ...(total ? [total] : [])].map(({ words }) => words.pieces)
  const isBlank = [...cells, ...(total ? [total] : [])].every(({ words }) => lineWidth(words.pieces) === 0)
  const beside = (cellMargins.left + cellMargins.right) / 20 + 1
  return {
    least: beside + Math.max(...texts.flat().map(longestWord)),
    most: beside + Math.max(isBlank ? handwritten : 0, ...texts.map(lineWidth)),
    share: column.width,
  }
}

const lineWidth = (pieces: readonly Piece[]) => pieces.reduce((sum, piece) => sum + textWidth(piece), 0)
