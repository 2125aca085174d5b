import { plainly, stateOf } from '#shared/answer-words.ts'
import { readDay } from '#web/ui/day-text.ts'
import * as words from '#words/design-paste.ts'
import { refusals } from '#words/design.ts'
import { readName, readNames, readTabTable } from '../tab-table.ts'
import type { Column } from './column.ts'
import { newFact } from './new-fact.ts'
import type { Options } from './option.ts'
import { readCurrency, readTyped, refusalOf } from './read-typed.ts'

/** The rows of a pasted table as new facts, and what is not read of it. */
export type PastedFacts = {
  /** Number of rows without the headings. */
  rows: number
  /** Whether the first row was read as headings. */
  hasHeadings: boolean
  facts: Record<string, unknown>[]
  /** The columns that were read, with the new facts among the names that they may refer to. */
  columns: Column[]
  /** Each with its row and the reason. */
  rowsLeftOut: string[]
  cellsLeftOut: string[]
  /** Headings of columns that are not read. */
  otherColumns: string[]
}

type Line = { row: string; key: string; value: Record<string, unknown>; missing: string[]; unread: string[] }

/** Columns that a person can paste: all but those that are calculated. */
export const pastedColumns = (columns: readonly Column[]) => columns.filter(({ isFixed }) => !isFixed)

/** Reads a pasted table as new facts; undefined if it is empty. `idOf`: the id of the new fact with this number, from 0. */
export function readPasted(text: string, all: readonly Column[], idOf: (number: number) => string): PastedFacts | undefined {
  const table = readTabTable(text)
  const [first] = table
  if (!first) return undefined
  const usable = pastedColumns(all)
  const headed = first.map((heading) =>
    usable.find(({ label }, at) => isHeading(heading, label) || (at === 0 && isName.test(heading))),
  )
  const hasHeadings = headed.some(Boolean)
  const columns = hasHeadings ? headed : first.map((_, at) => usable[at])
  const rows = hasHeadings ? table.slice(1) : table
  const read = columns.filter((column) => column !== undefined)
  const own = rows.map((cells, index) => ({ value: keyOf(index), label: cells[columns.indexOf(usable[0])] ?? '' }))
  const lines = rows.map((cells, index) => {
    const given = columns.flatMap((column, at) => (column && cells[at] ? [[column, cells[at]] as const] : []))
    return readLine(new Map(given), { index, usable, own })
  })
  const kept = lines.filter(({ missing }) => missing.length === 0)
  const ids = new Map(kept.map(({ key }, number) => [key, idOf(number)]))
  const facts = kept.map((line) => newFact(all, withIds(line, read, { own, ids })))
  const names = own.flatMap(({ value, label }) => (ids.has(value) ? [{ value: ids.get(value)!, label }] : []))
  return {
    rows: rows.length,
    hasHeadings,
    facts,
    columns: [...new Set(read)].map((column) =>
      column.isOwnList ? { ...column, options: [...(column.options ?? []), ...names] } : column,
    ),
    rowsLeftOut: lines.flatMap(({ row, missing }) => (missing.length > 0 ? [`${row}: ${missing.join(' ')}`] : [])),
    cellsLeftOut: kept.flatMap(({ row, unread }) => unread.map((why) => `${row}: ${why}`)),
    otherColumns: first.filter((heading, at) => heading !== '' && columns[at] === undefined),
  }
}

/** “Results, one per line” may be headed “Results”. */
const isHeading = (cell: string, label: string) =>
  cell !== '' && [label, label.split(',')[0]!].some((one) => plainly(one) === plainly(cell))

/** Spreadsheets often head the first column of a table so, whatever it is a table of. */
const isName = /^\s*(?:name|title|titel)\s*$/i

/** Stands for the id of a row that may turn out to be left out. */
const keyOf = (index: number) => `row ${index}`

type Reading = { index: number; usable: readonly Column[]; own: Options }

function readLine(cells: Map<Column, string>, { index, usable, own }: Reading): Line {
  const [name = ''] = cells.values()
  const line: Line = { row: `${words.row(index + 1)} (${name})`, key: keyOf(index), value: {}, missing: [], unread: [] }
  for (const [column, cell] of withCurrency(cells, usable)) {
    const options = column.isOwnList
      ? [...(column.options ?? []), ...own.filter(({ value }) => value !== line.key)]
      : (column.options ?? [])
    const { value, why } = readCell({ ...column, options }, cell)
    if (value !== undefined) line.value[column.field] = value
    if (why !== undefined) (column.isAsked ? line.missing : line.unread).push(words.notRead(column.label, cell, why))
  }
  if (line.missing.length > 0) return line
  for (const { field, label, isAsked, initial } of usable)
    if (isAsked && line.value[field] === undefined && initial === undefined) line.missing.push(words.isMissing(label))
  return line
}

/** `€950.00` or `950 EUR`, as a spreadsheet shows a price. */
const withSign = /^([€£$]|[A-Z]{3})?\s*(-?\d[\d.,'’\s]*?)\s*([€£$]|[A-Z]{3})?$/i

const hasSign = /^(?:[€£$]|[A-Z]{3})\s*-?\d|\d\s*(?:[€£$]|[A-Z]{3})$/i

/** Takes the currency out of a price, for the currency of the row; a price in another one than the row's stays, and is not read. */
function withCurrency(cells: Map<Column, string>, usable: readonly Column[]): Map<Column, string> {
  const currency = usable.find(({ kind }) => kind === 'currency')
  const price = [...cells.keys()].find(({ isPrice }) => isPrice)
  const [, before, amount, after] = withSign.exec((price && cells.get(price)) ?? '') ?? []
  const sign = readCurrency(before ?? after ?? '')
  const stated = currency && cells.get(currency)
  if (!currency || !price || !amount || !sign || (stated && readCurrency(stated) !== sign)) return cells
  return new Map([...cells, [price, amount], [currency, sign]])
}

/** Names that may be given, if they are few. */
const noneOf = (options: Options) =>
  options.length > 0 && options.length <= mostNamed ? words.oneOf(options.map(({ label }) => label).join(', ')) : words.needed.name
const mostNamed = 12

type Own = { own: Options; ids: ReadonlyMap<string, string> }

/** The values of a row with the final ids of the rows that it names; names of rows that are left out are reported. */
function withIds({ value, unread }: Line, columns: readonly Column[], { own, ids }: Own): Record<string, unknown> {
  const settled = { ...value }
  for (const { field, label } of columns.filter(({ isOwnList }) => isOwnList)) {
    const named = (value[field] ?? []) as string[]
    const gone = own.filter((row) => named.includes(row.value) && !ids.has(row.value))
    unread.push(...gone.map((row) => words.notRead(label, row.label, words.leftOutItself)))
    if (named.length > 0)
      settled[field] = named.filter((one) => !gone.some((row) => row.value === one)).map((one) => ids.get(one) ?? one)
  }
  return settled
}

type Read = { value?: unknown; why?: string }

/** The value of a cell, or why it is not one. */
function readCell(column: Column, cell: string): Read {
  const { kind, options = [] } = column
  if (kind === 'yes-no') {
    const state = stateOf(cell)
    return state === 'yes' || state === 'no' ? { value: state === 'yes' } : { why: words.needed['yes-no'] }
  }
  if (kind === 'one-of') {
    const value = readName(cell, options)
    return value === undefined ? { why: noneOf(options) } : { value }
  }
  if (kind === 'some-of') {
    const { values, unknown } = readNames(cell, options)
    return { ...(values.length > 0 && { value: values }), ...(unknown.length > 0 && { why: words.needed.name }) }
  }
  if (kind === 'day') {
    const day = readDay(cell)
    return day === undefined ? { why: words.needed.day } : { value: day }
  }
  if (kind === 'lines') return { value: cell.split(/[;\n]/).flatMap((line) => line.trim() || []) }
  if (kind === 'line') return { value: cell.replaceAll(/\s+/g, ' ') }
  const value = readTyped(column, cell)
  if (value === undefined)
    return { why: column.isPrice && hasSign.test(cell) ? words.needed.currency : refusals[refusalOf(column)] }
  return { value }
}
