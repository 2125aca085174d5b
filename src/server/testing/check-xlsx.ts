import { checkOffice, repeated } from './check-office.ts'
import { findAll, type XmlNode } from './read-office.ts'
import { bookRuleFaults } from './xlsx/book-rules.ts'
import { sheetRuleFaults } from './xlsx/sheet-rules.ts'
import { readRange, readWorkbook, type ReadSheet, type ReadWorkbook } from './read-workbook.ts'

/** Reads a workbook and throws if it has any of the faults for which Excel offers to repair a file. */
export function checkXlsx(bytes: Uint8Array): ReadWorkbook {
  const workbook = readWorkbook(bytes)
  const { sheets, book } = workbook
  const tables = sheets.flatMap((sheet) => sheet.tables)
  const names = findAll(book, 'definedName')
  const faults = [
    ...checkOffice(bytes).faults,
    ...sheets.flatMap((sheet) => [...sheetFaults(sheet, workbook), ...sheetRuleFaults(sheet)]),
    ...bookRuleFaults(workbook),
    ...repeated(
      'sheet',
      sheets.map(({ name }) => name.toLowerCase()),
    ),
    ...sheets.filter(({ name }) => !isSheetName(name)).map(({ name }) => `${name} is no name for a sheet`),
    ...repeated(
      'table id',
      tables.map(({ attributes }) => attributes['id']!),
    ),
    ...repeated('name', [
      ...tables.map(({ attributes }) => attributes['displayName']!.toLowerCase()),
      ...names.filter(({ attributes }) => !attributes['localSheetId']).map(({ attributes }) => attributes['name']!.toLowerCase()),
    ]),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return workbook
}

const isSheetName = (name: string) =>
  name !== '' && name.length <= 31 && !/[[\]:*?/\\]|^'|'$/.test(name) && name.toLowerCase() !== 'history' && name.isWellFormed()

function sheetFaults(sheet: ReadSheet, { sheets }: ReadWorkbook): string[] {
  const { root, cells, tables } = sheet
  const areas = [...findAll(root, 'mergeCell'), ...tables].map(({ attributes }) => readRange(attributes['ref']!))
  const touching = areas.flatMap((one, index) =>
    areas
      .slice(index + 1)
      .filter((other) => one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom),
  )
  const locations = findAll(root, 'hyperlink').flatMap(({ attributes: { location } }) => location ?? [])
  return [
    ...touching.map(() => `two areas of ${sheet.name} lie on each other`),
    ...tables.flatMap((table) => tableFaults(table, sheet)),
    ...repeated(
      'cell',
      findAll(root, 'c').map(({ attributes }) => attributes['r']!),
    ),
    ...[...cells].filter(([, { text = '' }]) => text.length > 32_767).map(([name]) => `${name} says too much`),
    ...locations
      .filter((location) => !sheets.some(({ name }) => location.startsWith(`'${name.replaceAll("'", "''")}'!`)))
      .map((location) => `${location} leads nowhere`),
  ]
}

function tableFaults(table: XmlNode, { cells, name }: ReadSheet): string[] {
  const { left, right, top, bottom } = readRange(table.attributes['ref']!)
  const columns = findAll(table, 'tableColumn').map(({ attributes }) => attributes['name']!)
  const heads = Array.from({ length: right - left + 1 }, (_, index) => cells.get(`${letters(left + index)}${top}`)?.text)
  const decoded = columns.map((column) => column.replaceAll('_x005F_', '_'))
  return [
    ...(bottom - top < 1 + Number(table.attributes['totalsRowCount'] ?? 0) ? [`a table of ${name} has no row`] : []),
    ...(JSON.stringify(heads) === JSON.stringify(decoded)
      ? []
      : [`the headings ${JSON.stringify(heads)} are not the columns ${JSON.stringify(columns)}`]),
    ...repeated(
      'column',
      columns.map((column) => column.toLowerCase()),
    ),
  ]
}

/** Returns the letters of a column, counted from 1. */
export const letters = (column: number): string =>
  column <= 26 ? String.fromCharCode(64 + column) : letters(Math.floor((column - 1) / 26)) + letters(((column - 1) % 26) + 1)
