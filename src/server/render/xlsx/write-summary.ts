import { editionFacts, eyebrowOf } from '#server/render/edition-facts.ts'
import type { Edition } from '#server/render/renderer.ts'
import type { Book, NamedTotal } from './book.ts'
import { type CellLook, looks } from './look.ts'
import { requestGap, createSheet, putCell, quotedName, type Sheet } from './sheet.ts'
import { type SheetEntry, summaryPlace } from './plan-sheets.ts'
import { writeContents } from './write-contents.ts'
import { writeGuide, writeInputs } from './write-guide.ts'
import { textCell, writeLine, writeTitle } from './write-line.ts'
import { writeText } from './write-text.ts'
import { plainRuns } from './words.ts'

/** Points of the columns: name, description, content. */
const widths = [210, 290, 130]
const textEnd = widths.length

/** The first sheet: the document's title, its totals, and an overview of the sheets. */
export function writeSummary(
  book: Book,
  name: string,
  { edition, entries, listsName }: { edition: Edition; entries: readonly SheetEntry[]; listsName: string },
): Sheet {
  const { title, subtitle } = edition.content
  const sheet = createSheet(book, name, { widths, textEnd })
  book.cells.set(summaryPlace, `${quotedName(name)}!A1`)
  requestGap(sheet, 6)
  writeText(sheet, { runs: plainRuns(eyebrowOf(edition.content)) }, looks.kind)
  writeText(sheet, { runs: plainRuns(title) }, looks.title)
  writeText(sheet, { runs: plainRuns(subtitle) }, looks.subtitle)
  requestGap(sheet, 14)
  for (const { label, value } of editionFacts(edition))
    writeLine(sheet, [textCell(label, looks.factLabel), { ...textCell(value, looks.factValue), to: textEnd }])
  writeTotals(sheet)
  writeInputs(sheet)
  writeContents(sheet, entries, listsName)
  writeGuide(sheet)
  return sheet
}

/** Replaces a sum that lacks a figure. */
const incomplete = 'incomplete'
/** More would hide the important ones. */
const mostTotals = 12

/** Money before other figures if there are too many, each in the order of its table. */
function chooseTotals(totals: readonly NamedTotal[]): NamedTotal[] {
  const kept = new Set(totals.toSorted((left, right) => Number(right.isMoney) - Number(left.isMoney)).slice(0, mostTotals))
  return totals.filter((total) => kept.has(total))
}

/** The document's sums, which are updated with their tables. */
function writeTotals(sheet: Sheet) {
  const { totals } = sheet.book
  if (totals.length === 0) return
  writeTitle(sheet, 'Totals')
  const chosen = chooseTotals(totals)
  for (const { label, name, value, format } of chosen) {
    const look: CellLook = { ...looks.factValue, align: 'right', bold: true, format }
    writeLine(sheet, [{ ...textCell(label, looks.factValue), to: textEnd - 1 }])
    putCell(
      sheet,
      { row: sheet.rows.length - 1, column: textEnd },
      { look, content: { formula: `IF(${name}="","${incomplete}",${name})`, value: value ?? incomplete } },
    )
  }
  const more = totals.length - chosen.length
  if (more > 0) writeText(sheet, { runs: [{ text: `${more} more below their tables` }] }, looks.caption)
}
