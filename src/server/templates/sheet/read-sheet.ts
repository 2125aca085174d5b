import { dayLength, isoDay } from '#shared/calendar.ts'
import { filledRoles, type FilledRole, type SheetRole } from '#shared/sheet-limits.ts'
import { createAllowed } from './allowed-values.ts'
import { columnLetters } from './area.ts'
import { sheetRefusal } from './check-sheet.ts'
import { type ChosenHeads, findHeads, type Heads, lastHeadRow, scoreOf } from './find-heads.ts'
import { type AskedRow, matchStatements, type SheetStatement } from './match-statements.ts'
import { type Book, type BookSheet, openBook } from './open-book.ts'
import { type Grid, readGrid } from './read-grid.ts'

/** A person's corrections: the sheet by its position among the visible ones, the row of the heads, columns by letter. */
export type SheetChoice = ChosenHeads & { sheet: number }
export type SheetJob = { statements: SheetStatement[]; choice?: SheetChoice | undefined; progress: () => void }

export type FoundRow = AskedRow & { statements: string[]; cells: Partial<Record<FilledRole, string>> }
export type FoundSheet = {
  sheets: string[]
  sheet: number
  head: number
  /** `values`: the permitted values of the column, if it has a list. */
  columns: { letters: string; heading: string; values?: string[] | undefined }[]
  roles: Partial<Record<SheetRole, string>>
  rows: FoundRow[]
}

/** A client's sheet: the statements that its rows ask about, and the values already filled in. */
export async function readSheet(bytes: Uint8Array, job: SheetJob): Promise<FoundSheet> {
  const opened = await openSheet(bytes, job)
  const { seen, sheet, heads, allowedAt, rows } = opened
  const columns = [...heads.headings].toSorted(([a], [b]) => a - b)
  const valuesOf = async (column: number) => {
    const values = rows[0] && (await allowedAt(rows[0].row, column))
    return Array.isArray(values) ? values : undefined
  }
  return {
    sheets: seen.map(({ name }) => name),
    sheet: seen.indexOf(sheet),
    head: heads.head,
    columns: await Promise.all(
      columns.map(async ([column, heading]) => ({ letters: columnLetters(column), heading, values: await valuesOf(column) })),
    ),
    roles: Object.fromEntries(Object.entries(heads.roles).map(([role, column]) => [role, columnLetters(column)])),
    rows: rows.map((row) => ({ ...row, cells: cellsOf(opened, row.row) })),
  }
}

function cellsOf({ grid, heads, book }: OpenedSheet, row: number) {
  const filled = filledRoles.flatMap((role) => {
    const cell = grid.rows.get(row)?.get(heads.roles[role] ?? 0)
    if (!cell || cell.text.trim() === '') return []
    const isDay = role === 'due' && cell.kind !== 'text' && /^\d{5}(?:\.\d+)?$/.test(cell.text)
    return [[role, isDay ? dayText(Number(cell.text), book.isFrom1904) : cell.text] as const]
  })
  return Object.fromEntries(filled)
}

/** The date of a workbook's serial number: `2027-01-12`. */
const dayText = (days: number, isFrom1904: boolean) => isoDay((Math.floor(days) - 25_569 + (isFrom1904 ? 1_462 : 0)) * dayLength)

export type OpenedSheet = {
  book: Book
  seen: BookSheet[]
  sheet: BookSheet
  grid: Grid
  heads: Heads
  allowedAt: ReturnType<typeof createAllowed>
  rows: (AskedRow & { statements: string[] })[]
}

/** The chosen sheet, or else the most likely response sheet. */
export async function openSheet(bytes: Uint8Array, { statements, choice, progress }: SheetJob): Promise<OpenedSheet> {
  const book = await openBook(bytes, progress)
  const seen = book.sheets.filter(({ isHidden }) => !isHidden)
  const sheet = choice ? seen[choice.sheet] : await likeliest({ book, seen, progress })
  if (!sheet) throw choice ? sheetRefusal.gone() : sheetRefusal.noSheet()
  const grid = await readGrid({ book, sheet, progress })
  const heads = findHeads(grid, choice)
  const { statement, reference = 0 } = heads.roles
  const asked = [...grid.rows]
    .filter(([row, cells]) => row > heads.head && statement !== undefined && cells.has(statement))
    .map(([row, cells]) => ({ row, reference: cells.get(reference)?.text ?? '', text: cells.get(statement!)!.text }))
  const matched = matchStatements(statements, asked)
  const rows = asked.map((row) => ({ ...row, statements: matched.get(row.row) ?? [] }))
  return { book, seen, sheet, grid, heads, rows, allowedAt: createAllowed({ book, sheet, grid, progress }) }
}

/** Maximum number of sheets that are inspected. */
const mostSheets = 40

async function likeliest({ book, seen, progress }: { book: Book; seen: BookSheet[]; progress: () => void }) {
  let [best, score] = [seen[0], 0]
  for (const sheet of seen.slice(0, mostSheets)) {
    const found = scoreOf(findHeads(await readGrid({ book, sheet, progress, lastRow: lastHeadRow })))
    if (found > score) [best, score] = [sheet, found]
  }
  return best
}
