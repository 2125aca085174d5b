import type { Cell } from '#shared/content/blocks.ts'
import type { ClaimedTable } from './claims.ts'
import { cellMatches } from './compare-cells.ts'
import { type Finding, quoted } from './fault.ts'
import { bare, type ReadCell, type ReadTable } from './reading.ts'

type Printed = (text: string) => string
/** The cells read so far of a table, by column. */
type Gathered = ReadCell[][]

const plain = (cell: Cell) => (Array.isArray(cell) ? cell.map(({ text }) => text).join('') : cell === null ? '' : String(cell))

/**
 * Compares the tables of a file with those of the content, cell by cell. A table may be split: further rows on the next page, further
 * columns in the next part, which repeats the first.
 */
export function compareTables(
  claimed: readonly ClaimedTable[],
  read: readonly ReadTable[],
  { printed, hasFormulas }: { printed: Printed; hasFormulas: boolean },
): Finding[] {
  const findings: Finding[] = []
  let next = 0
  for (const table of claimed) {
    if (table.rows.length === 0) continue
    const gathered: Gathered = table.columns.map(() => [])
    const begin = next
    while (next < read.length && !isWhole(table, gathered)) {
      if (!addPart(table, { gathered, part: read[next]!, printed, isFirst: next === begin })) break
      next++
    }
    if (next === begin) {
      const at = read.findIndex((part, index) => index > begin && addPart(table, { gathered, part, printed, isFirst: true }))
      const there = at === -1 ? 'is missing' : 'stands elsewhere'
      const instead = read[begin] ? `; in its place are the headings ${quoted(read[begin].heads.join(' | '))}` : ''
      findings.push({ place: table.place, sentence: `The table ${there}${instead}.` })
      if (at !== -1) next = at + 1
    } else {
      findings.push(...compareCells(table, gathered, printed))
      if (hasFormulas) findings.push(...compareFormulas(table, gathered))
    }
  }
  if (next < read.length)
    findings.push({
      place: 'tables',
      sentence: `${read.length - next} tables more than the content has, from ${quoted(read[next]!.heads.join(' | '))}.`,
    })
  return findings
}

const rowsOf = ({ rows, totals }: ClaimedTable) => (totals ? [...rows, totals] : rows)

const isWhole = (table: ClaimedTable, gathered: Gathered) =>
  gathered.every((cells) => cells.length >= rowsOf(table).length) && saysAll(table, gathered)

/** If rows are split across pages, there are more cells than rows; then all text of a column must be there. */
const saysAll = (table: ClaimedTable, gathered: Gathered) =>
  table.columns.every((_, index) => {
    const wanted = rowsOf(table).reduce((sum, row) => sum + bare(plain(row[index] ?? null)).length, 0)
    const found = gathered[index]!.reduce((sum, { text }) => sum + bare(text).length, 0)
    return gathered[index]!.length === rowsOf(table).length || found >= wanted
  })

type Part = { gathered: Gathered; part: ReadTable; printed: Printed; isFirst: boolean }

/** Adds the cells that were read to the table's columns; false if the headings differ. */
function addPart(table: ClaimedTable, { gathered, part, printed, isFirst }: Part): boolean {
  const columns = columnsOf(table, { part, gathered, printed })
  if (!columns || (isFirst && part.heads.length === 0)) return false
  const count = rowsOf(table).length
  for (const [place, column] of columns.entries()) {
    // The first column is repeated in every part.
    if (gathered[column]!.length >= count && place === 0 && columns.length > 1) continue
    gathered[column]!.push(...part.rows.map((row) => row[place] ?? { text: '' }))
  }
  return true
}

export const hasHeadings = (table: ClaimedTable, part: ReadTable, printed: Printed) =>
  columnsOf(table, { part, gathered: table.columns.map(() => []), printed }) !== undefined

/** The content's column for each column that was read. */
function columnsOf(table: ClaimedTable, { part, gathered, printed }: Omit<Part, 'isFirst'>): number[] | undefined {
  const wanted = table.columns.map(({ heading }) => bare(printed(heading)))
  const heads = part.heads.map((head) => printed(bare(head)))
  const isLike = (head: string, index: number) => index < wanted.length && isHeading(head, wanted[index]!)
  if (heads.length === 0) {
    const width = part.rows[0]?.length ?? 0
    return width === wanted.length ? wanted.map((_, index) => index) : undefined
  }
  if (heads.length === wanted.length && heads.every(isLike)) return heads.map((_, index) => index)
  const [first = '', ...others] = heads
  if (!isLike(first, 0)) return undefined
  const starts = wanted.map((_, index) => index).slice(1)
  const fitting = starts.filter((start) => others.every((head, index) => isLike(head, start + index)))
  const start = fitting.find((at) => gathered[at]!.length < rowsOf(table).length) ?? (others.length === 0 ? 1 : undefined)
  return start === undefined ? undefined : [0, ...others.map((_, index) => start + index)]
}

/** A workbook numbers repeated headings, and names empty ones. */
const isHeading = (head: string, wanted: string) =>
  head === wanted ||
  (head.startsWith(wanted) && /^(Column)?\d*$/.test(head.slice(wanted.length))) ||
  (head.endsWith('…') && wanted.startsWith(head.slice(0, -1)))

function compareCells(table: ClaimedTable, gathered: Gathered, printed: Printed): Finding[] {
  const rows = rowsOf(table)
  return table.columns.flatMap((column, index): Finding[] => {
    const cells = gathered[index]!
    const place = `${table.place}, column ${quoted(column.heading)}`
    if (cells.length > rows.length)
      return compareJoined(
        rows.map((row) => plain(row[index] ?? null)),
        { cells, place, printed },
      )
    if (cells.length < rows.length)
      return [{ place, sentence: `${rows.length - cells.length} of ${rows.length} rows are missing.` }]
    return rows.flatMap((row, at) => {
      const [cell, found] = [row[index] ?? null, cells[at]!]
      if (cellMatches(cell, found, { column, printed })) return []
      const said = found.isError ? `the error ${found.text}` : quoted(found.text || String(found.number ?? ''))
      return [{ place: `${place}, row ${at + 1}`, sentence: `The content says ${quoted(plain(cell))}, the file ${said}.` }]
    })
  })
}

/** Calculated cells are formulas, and no others: text that looks like a formula is text. */
function compareFormulas(table: ClaimedTable, gathered: Gathered): Finding[] {
  const rows = rowsOf(table)
  return table.columns.flatMap(({ heading }, index) =>
    rows.flatMap((row, at): Finding[] => {
      const [isFormula, isMeant] = [gathered[index]![at]?.formula !== undefined, table.follows(at, index)]
      if (isFormula === isMeant || (row[index] ?? null) === null) return []
      const sentence = isMeant ? 'It is a value and no formula.' : 'It is a formula, and the content has none.'
      return [{ place: `${table.place}, column ${quoted(heading)}, row ${at + 1}`, sentence }]
    }),
  )
}

/** For rows that are split across pages: all text of the column is there, in order. */
function compareJoined(
  texts: string[],
  { cells, place, printed }: { cells: ReadCell[]; place: string; printed: Printed },
): Finding[] {
  const stream = printed(cells.map(({ text }) => bare(text)).join(''))
  let from = 0
  return texts.flatMap((text) => {
    const words = text
      .split(/\s+/)
      .map((word) => bare(printed(word)))
      .filter((word) => /^[\p{L}\p{N}]+$/u.test(word))
    const lost = words.filter((word) => {
      const at = stream.indexOf(word, from)
      if (at !== -1) from = at + word.length
      return at === -1
    })
    return lost.length > 0 ? [{ place, sentence: `${quoted(lost.join(' '))} of ${quoted(text)} is missing.` }] : []
  })
}
