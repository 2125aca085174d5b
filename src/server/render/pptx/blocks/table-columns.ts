import type { BlockOf, Cell, Column } from '#shared/content/blocks.ts'
import { computeTable } from '#shared/content/compute-table.ts'
import { handwrittenWidth } from '#server/render/fit-columns.ts'
import type { Targets } from '#server/render/find-targets.ts'
import { cellFormatter, isNumeric } from '#server/render/format-value.ts'
import { longestWord, textWidth } from '#server/render/open-xml/text/measure-text.ts'
import type { Composer } from '../composer.ts'
import { inlineRuns } from '../text/inline-runs.ts'
import { isForeign, isOneLine, naturalHeight, type Paragraph, pieceOf, plainRun, type Run } from '../text/paragraph.ts'
import type { ColumnNeed } from './column-widths.ts'
import type { FilledColumn } from './filled-column.ts'

/** Points; the type size that columns are measured at; tables are scaled down from there if necessary. */
export const fullSize = 12
export const cellInsets = { x: 6, y: 4 } as const

/** The columns with their cells' text; formulas and totals are calculated. */
export function columnsOf(table: BlockOf<'table'>, { targets, known }: Pick<Composer, 'targets' | 'known'>): FilledColumn[] {
  const columns = known.columns.get(table) ?? fillColumns(table, targets)
  known.columns.set(table, columns)
  return columns
}

function fillColumns(table: BlockOf<'table'>, targets: Targets): FilledColumn[] {
  const { rows, totals } = computeTable(table)
  return table.columns.map((column, index) => {
    const values = rows.map((row): Cell => row[index] ?? null)
    const total = totals?.[index] ?? null
    const format = cellFormatter(column, [...values, total])
    const say = (text: string, bold = false) => cellParagraph(column, [plainRun(text, { font: 'sans', size: fullSize, bold })])
    const isLabel = index === 0 && totals !== undefined && total === null
    const cells = values.map((cell) =>
      Array.isArray(cell) ? cellParagraph(column, inlineRuns(cell, { font: 'sans', size: fullSize }, targets)) : say(format(cell)),
    )
    const sum = totals && say(isLabel ? 'Total' : total === null ? '' : format(total), true)
    return measured(column, { heading: say(column.heading, true), cells, total: sum })
  })
}

const cellParagraph = (column: Column, runs: Run[]): Paragraph => ({ runs, ...(isNumeric(column) ? { align: 'right' } : {}) })

function measured(column: Column, { heading, cells, total }: Pick<FilledColumn, 'heading' | 'cells' | 'total'>): FilledColumn {
  let [least, leastWhole, most, isBlank] = [0, 0, 0, true]
  const measure = (paragraph: Paragraph): Paragraph => {
    const pieces = paragraph.runs.map(pieceOf)
    let width = 0
    for (const [index, piece] of pieces.entries()) {
      const whole = textWidth(piece)
      width += whole
      if (paragraph.runs[index]!.link && whole <= widestLink) leastWhole = Math.max(leastWhole, whole)
      // A word is never wider than its piece, so most pieces need not be searched for words.
      if (whole > least) least = Math.max(least, longestWord(piece))
    }
    most = Math.max(most, width)
    isBlank &&= paragraph === heading || width === 0
    const hasBreaks = pieces.some(({ text }) => text.includes('\n'))
    return { ...paragraph, known: { width: hasBreaks ? Infinity : width, isForeign: isForeign(paragraph.runs) } }
  }
  const filled = { heading: measure(heading), cells: cells.map(measure), total: total && measure(total) }
  return {
    ...filled,
    least,
    leastWhole: Math.max(least, leastWhole),
    most: isBlank ? Math.max(handwrittenWidth, most) : most,
    share: column.width,
  }
}

/** Points; a link up to this width at the full size is not broken if possible, because LibreOffice breaks links within words. */
const widestLink = 168

/** A little more than the text's width, so that programs that measure differently do not wrap it. */
const spare = 1.03

/** The width that a column needs at a type size. */
export function needAt({ least, leastWhole, most, share }: FilledColumn, size: number, isWhole = false): ColumnNeed {
  const scale = (size / fullSize) * spare
  const beside = 2 * cellInsets.x + 1
  return { least: (isWhole ? leastWhole : least) * scale + beside, most: most * scale + beside, share }
}

const sizeAt = (run: Run, size: number) => (size === fullSize ? run.size : Math.round(run.size * (size / fullSize) * 2) / 2)

export function paragraphAt(paragraph: Paragraph, size: number): Paragraph {
  if (size === fullSize) return paragraph
  const { runs, known } = paragraph
  const scaled = runs.map((run) => ({ ...run, size: sizeAt(run, size) }))
  return { ...paragraph, runs: scaled, ...(known ? { known: { ...known, width: known.width * (size / fullSize) } } : {}) }
}

/** The height of a cell whose text is known to fit on one line; undefined otherwise. */
export function findHeightAt({ runs, known }: Paragraph, size: number, width: number): number | undefined {
  if (!known || !isOneLine(known.width * (size / fullSize), width)) return undefined
  let tallest = 1
  for (const run of runs) tallest = Math.max(tallest, sizeAt(run, size))
  return tallest * naturalHeight(known.isForeign)
}
