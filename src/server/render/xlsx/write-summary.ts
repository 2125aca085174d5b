import type { Block } from '#shared/content/blocks.ts'
import { editionFacts, kindAbove } from '#server/render/edition-facts.ts'
import type { NumberedSection } from '#server/render/number-headings.ts'
import type { Edition } from '#server/render/renderer.ts'
import type { Book, NamedTotal } from './book.ts'
import { type CellLook, looks } from './look.ts'
import { addRow, askGap, createSheet, firstColumn, putCell, quotedName, type Content, type Sheet } from './sheet.ts'
import { cellPadding, spread, writeText } from './write-text.ts'
import { summaryPlace } from './write-sections.ts'
import { lineHeight, linesOf, plainRuns } from './words.ts'

/** Points of the columns: a name, what it is, what it holds. */
const widths = [230, 350, 150]
const textEnd = widths.length
const leading = 7

export type SheetEntry = { name: string; sections: readonly NumberedSection[] }

/** The first sheet: what the document is, its totals, and where everything stands. */
export function writeSummary(
  book: Book,
  name: string,
  { edition, entries }: { edition: Edition; entries: readonly SheetEntry[] },
): Sheet {
  const { title, subtitle } = edition.content
  const sheet = createSheet(book, name, { widths, textEnd })
  book.cells.set(summaryPlace, `${quotedName(name)}!A1`)
  askGap(sheet, 6)
  writeText(sheet, { runs: plainRuns(kindAbove(edition.content)) }, looks.kind)
  writeText(sheet, { runs: plainRuns(title) }, looks.title)
  writeText(sheet, { runs: plainRuns(subtitle) }, looks.subtitle)
  askGap(sheet, 14)
  for (const { label, value } of editionFacts(edition))
    writeLine(sheet, [textCell(label, looks.factLabel), { ...textCell(value, looks.factValue), to: textEnd }])
  writeTotals(sheet)
  writeContents(sheet, entries)
  return sheet
}

type LineCell = { look: CellLook; content: Content; to?: number }
const textCell = (text: string, look: CellLook): LineCell => ({ look, content: { runs: plainRuns(text) } })

/** Cells side by side; the last may run on over the columns that are left. */
function writeLine(sheet: Sheet, cells: readonly LineCell[]) {
  const heights = cells.map(({ look, content, to }, index) => {
    const width = sheet.widths.slice(firstColumn + index, (to ?? firstColumn + index) + 1).reduce((sum, one) => sum + one, 0)
    return 'runs' in content ? linesOf(content.runs, look, width - cellPadding) * lineHeight(look) : lineHeight(look)
  })
  const row = addRow(sheet, Math.max(...heights) + leading)
  cells.forEach(({ look, content, to }, index) => {
    const from = firstColumn + index
    if (to !== undefined) spread(sheet, { row, from, to }, look)
    putCell(sheet, { row, column: from }, { look, content })
  })
}

/** More would hide what matters. */
const mostTotals = 12

/** Money before other figures where there are too many, each in the order of its table. */
function chooseTotals(totals: readonly NamedTotal[]): NamedTotal[] {
  const kept = new Set(totals.toSorted((left, right) => Number(right.isMoney) - Number(left.isMoney)).slice(0, mostTotals))
  return totals.filter((total) => kept.has(total))
}

/** The document's sums, which follow their tables. */
function writeTotals(sheet: Sheet) {
  const { totals } = sheet.book
  if (totals.length === 0) return
  writeTitle(sheet, 'Totals')
  const chosen = chooseTotals(totals)
  for (const { label, name, value, format } of chosen) {
    const look: CellLook = { ...looks.factValue, align: 'right', bold: true, format }
    writeLine(sheet, [{ ...textCell(label, looks.factValue), to: textEnd - 1 }])
    putCell(sheet, { row: sheet.rows.length - 1, column: textEnd }, { look, content: { formula: name, value } })
  }
  const more = totals.length - chosen.length
  if (more > 0) writeText(sheet, { runs: [{ text: `${more} more below their tables` }] }, looks.caption)
}

function writeTitle(sheet: Sheet, text: string) {
  askGap(sheet, 20)
  writeText(sheet, { runs: [{ text }] }, looks.heading2)
}

function writeContents(sheet: Sheet, entries: readonly SheetEntry[]) {
  if (entries.length === 0) return
  writeTitle(sheet, 'Sheets')
  const hasParts = entries.some(({ sections }) => sections.some(({ level }) => level === 2))
  writeLine(
    sheet,
    ['Sheet', hasParts ? 'What is in it' : '', 'Holds'].map((text) => textCell(text, looks.tableHead)),
  )
  for (const { sections } of entries) {
    const [top, ...below] = sections
    const place = sheet.book.targets.find(top!.section.id)
    const row: CellLook = { ...looks.tableText, isMiddle: true }
    const link = { ...row, colour: looks.heading1.colour, underline: true }
    const parts = below.filter(({ level }) => level === 2).map(({ section }) => section.heading)
    writeLine(sheet, [
      {
        look: link,
        content: { runs: plainRuns(`${top!.number}  ${top!.section.heading}`), link: place === null ? undefined : { place } },
      },
      textCell(parts.join(', '), row),
      textCell(holdings(sections.flatMap(({ section }) => section.blocks)), row),
    ])
  }
}

const counted = { table: ['table', 'tables'], chart: ['chart', 'charts'], diagram: ['diagram', 'diagrams'] } as const

/** `2 tables, 1 chart` */
function holdings(blocks: readonly Block[]): string {
  return (['table', 'chart', 'diagram'] as const)
    .flatMap((type) => {
      const count = blocks.filter((block) => block.type === type).length
      return count === 0 ? [] : [`${count} ${counted[type][count === 1 ? 0 : 1]}`]
    })
    .join(', ')
}
