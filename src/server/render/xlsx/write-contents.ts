import type { Block } from '#shared/content/blocks.ts'
import { type CellLook, looks } from './look.ts'
import { listsPlace, type SheetEntry } from './plan-sheets.ts'
import { putCell, type Sheet } from './sheet.ts'
import { plainRuns } from './words.ts'
import { apartPlaces } from './write-table-sheet.ts'
import { textCell, writeLine, writeTitle } from './write-line.ts'

/** Every sheet, with a link to it and a list of its content. */
export function writeContents(sheet: Sheet, entries: readonly SheetEntry[], listsName: string) {
  if (entries.length === 0) return
  writeTitle(sheet, 'Sheets')
  const hasParts = entries.some(({ sections }) => sections.some(({ level }) => level === 2))
  writeLine(
    sheet,
    ['Sheet', hasParts ? 'What is in it' : '', 'Holds'].map((text) => textCell(text, looks.tableHead)),
  )
  for (const { sections, apart } of entries) {
    const [top, ...below] = sections
    const place = sheet.book.targets.find(top!.section.id)
    const parts = below.filter(({ level }) => level === 2).map(({ section }) => section.heading)
    const blocks = sections
      .flatMap(({ section }) => section.blocks)
      .filter((block) => apart.every(({ table }) => table.block !== block))
    writeEntry(sheet, { title: `${top!.number}  ${top!.section.heading}`, place, parts: listed(parts), holds: holdings(blocks) })
    for (const { name, table } of apart) {
      const holds = `1 table, ${table.rows.length} rows`
      const title = table.block.caption.trim() || name
      writeEntry(sheet, { title, place: apartPlaces(table.block).there, parts: '', holds, isBelow: true })
    }
  }
  if (sheet.book.lists.length > 0)
    writeEntry(sheet, { title: listsName, place: listsPlace, parts: 'The words that cells with a list offer', holds: '' })
}

type Entry = { title: string; place: string | null; parts: string; holds: string; isBelow?: boolean }

function writeEntry(sheet: Sheet, { title, place, parts, holds, isBelow }: Entry) {
  const row: CellLook = { ...looks.tableText, isMiddle: true }
  const link: CellLook = { ...row, colour: looks.heading1.colour, underline: true, ...(isBelow ? { indent: 2 } : {}) }
  const content = { runs: plainRuns(title), ...(place === null ? {} : { link: { place } }) }
  if (parts !== '') return writeLine(sheet, [{ look: link, content }, textCell(parts, row), textCell(holds, row)])
  // A name may span both columns.
  writeLine(sheet, [{ look: link, content, to: sheet.textEnd - 1 }])
  putCell(sheet, { row: sheet.rows.length - 1, column: sheet.textEnd }, textCell(holds, row))
}

/** Characters of a list of headings; a longer one would not be read. */
const longestParts = 160

/** As many as there is room for, and the number of the others. */
function listed(parts: readonly string[]): string {
  let count = parts.length
  while (count > 1 && parts.slice(0, count).join(', ').length > longestParts) count--
  const more = parts.length - count
  return parts.slice(0, count).join(', ') + (more > 0 ? ` and ${more} more` : '')
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
