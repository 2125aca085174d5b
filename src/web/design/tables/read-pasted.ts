import { plainly } from '#shared/answer-words.ts'
import * as words from '#words/design-paste.ts'
import { nameOf } from '../draft.ts'
import { readTabTable } from '../tab-table.ts'
import { valueAt } from '../within-field.ts'
import type { Column } from './column.ts'
import { newFact } from './new-fact.ts'
import type { Options } from './option.ts'
import { keyOf, type PastedRow, readPastedRow } from './read-pasted-row.ts'

type Values = Record<string, unknown>
export type ChangedFact = { id: string; name: string; set: { column: Column; before: unknown; value: unknown }[] }

/** The rows of a pasted table as new facts and changes of those that are there, and what is not read of it. */
export type PastedFacts = {
  /** Number of rows without the headings. */
  rows: number
  /** Whether the first row was read as headings. */
  hasHeadings: boolean
  added: Values[]
  changed: ChangedFact[]
  /** Numbers of rows that are read. */
  rowsRead: { added: number; changed: number; same: number }
  /** The columns that were read, with the new facts among the names that they may refer to. */
  columns: Column[]
  /** Each with its row and the reason. */
  rowsLeftOut: string[]
  cellsLeftOut: string[]
  /** Headings of columns that are not read. */
  otherColumns: string[]
}

/** Columns that a person can paste: all but those that are calculated. */
export const pastedColumns = (columns: readonly Column[]) => columns.filter(({ isFixed }) => !isFixed)

type Existing = { id: string } & Values
type Into = { columns: readonly Column[]; facts: readonly object[]; idOf: (number: number) => string }

/**
 * Reads a pasted table; undefined if it is empty. A row changes the fact with the same name, and otherwise is a new one. In a table whose
 * facts have a list within them, further rows of the same name, or of none, add to that list.
 *
 * `idOf`: the id of the new fact with this number, from 0.
 */
export function readPasted(text: string, { columns: all, facts, idOf }: Into): PastedFacts | undefined {
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
  const own = rows.map((cells, index) => ({ value: keyOf(index), label: cells[columns.indexOf(usable[0])] ?? '' }))
  const lines = rows.map((cells, index) => {
    const given = columns.flatMap((column, at) => (column && cells[at] ? [[column, cells[at]] as const] : []))
    return readPastedRow(new Map(given), { index, usable, own })
  })
  const groups = groupRows(lines, { usable, facts: facts as readonly Existing[] })
  const news = groups.filter(({ fact, isLeftOut }) => !fact && !isLeftOut)
  const ids = new Map(news.map(({ first: { key } }, number) => [key, idOf(number)]))
  const read = [...new Set(columns.filter((column) => column !== undefined))]
  for (const group of groups) if (!group.isLeftOut) useFinalIds(group, read, { own, ids })
  const changed = groups.flatMap((group) =>
    group.fact && !group.isLeftOut ? [{ group, ...changeOf(group.fact, group, read) }] : [],
  )
  const names = own.flatMap(({ value, label }) => (ids.has(value) ? [{ value: ids.get(value)!, label }] : []))
  const count = (of: { rows: PastedRow[] }[]) => of.reduce((sum, one) => sum + one.rows.length, 0)
  const [others, same] = [changed.filter(({ set }) => set.length > 0), changed.filter(({ set }) => set.length === 0)]
  return {
    rows: rows.length,
    hasHeadings,
    added: news.map(({ value, parts }) => newFact(all, value, parts)),
    changed: others.map(({ id, name, set }) => ({ id, name, set })),
    rowsRead: { added: count(news), changed: count(others.map(({ group }) => group)), same: count(same.map(({ group }) => group)) },
    columns: read.map((column) => (column.isOwnList ? { ...column, options: [...(column.options ?? []), ...names] } : column)),
    rowsLeftOut: groups.flatMap(({ leftOut }) => leftOut),
    cellsLeftOut: groups.flatMap(({ rows: kept, isLeftOut }) =>
      isLeftOut ? [] : kept.flatMap(({ row, unread }) => unread.map((why) => `${row}: ${why}`)),
    ),
    otherColumns: first.filter((heading, at) => heading !== '' && columns[at] === undefined),
  }
}

/** “Results, one per line” may be headed “Results”. */
const isHeading = (cell: string, label: string) =>
  cell !== '' && [label, label.split(',')[0]!].some((one) => plainly(one) === plainly(cell))

/** Spreadsheets often head the first column of a table so, whatever it is a table of. */
const isName = /^\s*(?:name|title|titel)\s*$/i

/** The rows of one fact. */
type Group = {
  keys: readonly Column[]
  first: PastedRow
  /** Those that are not left out. */
  rows: PastedRow[]
  value: Values
  parts: Values[]
  /** The fact of the same name that is there already. */
  fact: Existing | undefined
  isLeftOut: boolean
  leftOut: string[]
}

const keysOf = (columns: readonly Column[]) => {
  const marked = columns.filter(({ isKey }) => isKey)
  return marked.length > 0 ? marked : columns.slice(0, 1)
}

type Among = { usable: readonly Column[]; facts: readonly Existing[] }

function groupRows(lines: readonly PastedRow[], { usable, facts }: Among): Group[] {
  const keys = keysOf(usable)
  const within = usable.filter(({ partOf }) => partOf)
  const rowsOfOne: PastedRow[][] = []
  for (const line of lines) {
    const before = within.length > 0 ? rowsOfOne.at(-1) : undefined
    const [{ values: mine }, theirs] = [line.whole, before?.[0]!.whole.values ?? {}]
    const isMore = before && keys.every(({ field }) => mine[field] === undefined || isAlike(mine, theirs, field))
    if (isMore) before.push(line)
    else rowsOfOne.push([line])
  }
  const taken = new Set<string>()
  return rowsOfOne.map((all) => {
    const [first] = all as [PastedRow]
    const value = Object.assign({}, ...all.map(({ whole }) => whole.values).toReversed()) as Values
    const fact = facts.find((one) => !taken.has(one.id) && keys.every(({ field }) => isAlike(value, one, field)))
    if (fact) taken.add(fact.id)
    const faultsOf = ({ part }: PastedRow) => [...part.faulty, ...part.absent]
    const rows = all.filter((line) => faultsOf(line).length === 0)
    const parts = rows.flatMap(({ part: { values } }) => (Object.keys(values).length > 0 ? [values] : []))
    const needed = fact || parts.length > 0 ? [] : within.flatMap(({ isAsked, label }) => (isAsked ? [words.isMissing(label)] : []))
    const faults = [...all.flatMap(({ whole }) => whole.faulty), ...(fact ? [] : first.whole.absent), ...needed]
    const isLeftOut = faults.length > 0
    return {
      keys,
      first,
      rows,
      value,
      parts,
      fact,
      isLeftOut,
      leftOut: all.flatMap((line) => {
        const reasons = [...(isLeftOut && line === first ? faults : []), ...faultsOf(line)]
        if (reasons.length === 0 && isLeftOut) reasons.push(words.firstLeftOut)
        return reasons.length > 0 ? [`${line.row}: ${[...new Set(reasons)].join(' ')}`] : []
      }),
    }
  })
}

const isAlike = (one: Values, other: Values, field: string) => plainly(textOf(one[field])) === plainly(textOf(other[field]))
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

type Own = { own: Options; ids: ReadonlyMap<string, string> }

/** Replaces the keys of rows by their final ids; names of rows that are left out are reported. */
function useFinalIds({ value, first, fact }: Group, columns: readonly Column[], { own, ids }: Own) {
  for (const { field, label } of columns.filter(({ isOwnList }) => isOwnList)) {
    const named = (value[field] ?? []) as string[]
    const gone = own.filter((row) => named.includes(row.value) && !ids.has(row.value))
    first.unread.push(...gone.map((row) => words.notRead(label, row.label, words.leftOutItself)))
    const left = named.filter((one) => one !== fact?.id && !gone.some((row) => row.value === one))
    if (named.length > 0) value[field] = left.map((one) => ids.get(one) ?? one)
  }
}

/** The fields that the rows change. */
function changeOf(fact: Existing, { value, parts, keys }: Group, columns: readonly Column[]): ChangedFact {
  const given = columns.filter((column) => !column.partOf && !keys.includes(column) && value[column.field] !== undefined)
  const set = given.map((column) => ({ column, before: valueAt(fact, column.field), value: value[column.field] }))
  const list = columns.find(({ partOf }) => partOf)
  if (list?.partOf && parts.length > 0)
    set.push({ column: { ...list, field: list.partOf }, before: fact[list.partOf], value: parts })
  return {
    id: fact.id,
    name: nameOf(fact),
    set: set.filter(({ before, value: after }) => JSON.stringify(before ?? null) !== JSON.stringify(after)),
  }
}
