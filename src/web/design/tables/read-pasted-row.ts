import { stateOf } from '#shared/answer-words.ts'
import { readDay } from '#web/ui/day-text.ts'
import * as words from '#words/design-paste.ts'
import { refusals } from '#words/design.ts'
import { readName, readNames } from '../tab-table.ts'
import type { Column } from './column.ts'
import type { Options } from './option.ts'
import { readCurrency, readTyped, refusalOf } from './read-typed.ts'

type Values = Record<string, unknown>

/** The values of a fact or of a part of it, and sentences about those that are needed: not given, or given and not understood. */
export type PastedValues = { values: Values; absent: string[]; faulty: string[] }

export type PastedRow = {
  /** For messages: the row’s number and first cell. */
  row: string
  /** Stands for the id that the row may get. */
  key: string
  whole: PastedValues
  part: PastedValues
  /** Sentences about cells that are left out alone. */
  unread: string[]
}

type Place = { index: number; usable: readonly Column[]; own: Options }

/** Stands for the id of a row that may turn out to be left out. */
export const keyOf = (index: number) => `row ${index}`

/** Reads the cells of a row by their columns. `own`: the names of all rows, for columns that refer to the same list. */
export function readPastedRow(cells: ReadonlyMap<Column, string>, { index, usable, own }: Place): PastedRow {
  const [name = ''] = cells.values()
  const given = withCurrency(cells, usable)
  const [mine, unread] = [keyOf(index), [] as string[]]
  const read = (columns: readonly Column[]): PastedValues => {
    const [values, absent, faulty]: [Values, string[], string[]] = [{}, [], []]
    for (const column of columns) {
      const { field, label, isAsked, initial, isOwnList, options = [] } = column
      const cell = given.get(column)
      if (cell === undefined) {
        if (isAsked && initial === undefined) absent.push(words.isMissing(label))
        continue
      }
      const others = isOwnList ? own.filter(({ value }) => value !== mine) : []
      const { value, why } = readCell({ ...column, options: [...options, ...others] }, cell)
      if (value !== undefined) values[field] = value
      if (why !== undefined) (isNeeded(column) ? faulty : unread).push(words.notRead(label, cell, why))
    }
    return { values, absent, faulty }
  }
  const within = usable.filter(({ partOf }) => partOf)
  return {
    row: `${words.row(index + 1)} (${name})`,
    key: mine,
    whole: read(usable.filter(({ partOf }) => !partOf)),
    part: read(within.some((column) => given.has(column)) ? within : []),
    unread,
  }
}

/** A choice that is not understood is not replaced by the usual one. */
const isNeeded = ({ isAsked, kind, initial }: Column) => isAsked || (kind === 'one-of' && initial !== undefined)

/** `€950.00` or `950 EUR`, as a spreadsheet shows a price. */
const withSign = /^([€£$]|[A-Z]{3})?\s*(-?\d[\d.,'’\s]*?)\s*([€£$]|[A-Z]{3})?$/i

const hasSign = /^(?:[€£$]|[A-Z]{3})\s*-?\d|\d\s*(?:[€£$]|[A-Z]{3})$/i

/** Takes the currency out of a price, for the currency of the row; a price in another one than the row's stays, and is not read. */
function withCurrency(cells: ReadonlyMap<Column, string>, usable: readonly Column[]): ReadonlyMap<Column, string> {
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
