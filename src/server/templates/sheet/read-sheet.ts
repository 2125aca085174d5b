import { dayLength, isoDay } from '#shared/calendar.ts'
import { filledRoles, type FilledRole, type SheetRole, sheetRoles } from '#shared/limits.ts'
import { createAllowed } from './allowed-values.ts'
import { columnLetters, columnNumber } from './area.ts'
import { sheetRefusal } from './check-sheet.ts'
import { type Book, type BookSheet, openBook } from './open-book.ts'
import { type Grid, readGrid } from './read-grid.ts'
import { plainly, columnLike } from '#shared/answer-words.ts'

/** Column heads are only searched for above this row. */
const lastHeadRow = 60
type Heads = {
  /** The row of the heads. */
  head: number
  headings: Map<number, string>
  roles: Partial<Record<SheetRole, number>>
  language: 'en' | 'de'
}
type ChosenHeads = { head?: number | undefined; columns?: Partial<Record<SheetRole, string>> | undefined }

const roleLike = (heading: string) => {
  const like = columnLike(heading)
  return like && like.column !== 'components' ? { role: like.column, language: like.language } : undefined
}

/** The row with the column heads, or the one that a person chose. */
export function findHeads(grid: Grid, { head, columns }: ChosenHeads = {}): Heads {
  const rows = head === undefined ? [...grid.rows.keys()].filter((row) => row <= lastHeadRow) : [head]
  const found = rows.map((row) => headsIn(grid, row))
  const best = found.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one), found[0] ?? headsIn(grid, 1))
  if (!columns) return best
  const chosen = Object.entries(columns).map(([role, letters]) => [role, columnNumber(letters)])
  return { ...best, roles: Object.fromEntries(chosen) as Heads['roles'] }
}

/** The number of recognised columns; without a requirements column it is not a response sheet. */
const scoreOf = ({ roles }: Heads) => (roles.statement === undefined ? 0 : Object.keys(roles).length)

function headsIn(grid: Grid, row: number): Heads {
  const headings = headingsIn(grid, row)
  const above = headingsIn(grid, row - 1)
  // Heads in two rows: the upper row also counts if it contains column names.
  if ([...above.values()].some((text) => roleLike(text)))
    for (const [column, text] of above) if (!headings.has(column)) headings.set(column, text)
  const known = [...headings].toSorted(([a], [b]) => a - b).map(([column, text]) => ({ column, text, like: roleLike(text) }))
  const roles: Heads['roles'] = {}
  for (const role of sheetRoles) {
    const column = known.find(({ like }) => like?.role === role)?.column
    if (column !== undefined) roles[role] = column
  }
  settleResponse(roles, headings, grid, row)
  return { head: row, headings, roles, language: known.some(({ like }) => like?.language === 'de') ? 'de' : 'en' }
}

const headingsIn = ({ rows }: Grid, row: number) =>
  new Map([...(rows.get(row) ?? [])].map(([column, { text }]) => [column, text.replaceAll(/\s+/g, ' ').trim()]))

/** “Response” is the text column if there is also a compliance column, or if it has no drop-down list. */
// oxlint-disable-next-line max-params
function settleResponse(roles: Heads['roles'], headings: Map<number, string>, { lists }: Grid, row: number) {
  const isResponse = (text = '') => /(?:response|antwort)$/.test(plainly(text))
  const responses = [...headings].filter(([, text]) => isResponse(text)).map(([column]) => column)
  const { answer, how } = roles
  if (answer === undefined || how !== undefined || responses.length === 0) return
  const others = [...headings].filter(([column, text]) => roleLike(text)?.role === 'answer' && !responses.includes(column))
  const hasList = (column: number) =>
    lists.some(({ areas }) => areas.some(({ left, right, bottom }) => column >= left && column <= right && bottom > row))
  const compliance = others[0]?.[0] ?? responses.find(hasList)
  const text = responses.find((column) => column !== compliance)
  delete roles.answer
  if (compliance !== undefined) roles.answer = compliance
  if (text !== undefined) roles.how = text
}

type SheetStatement = { id: string; text: string; clause?: string | undefined; earlier: boolean }
type AskedRow = { row: number; reference: string; text: string }

const wordsOf = (text: string) => plainly(text).replace(/[.;]$/, '')

/**
 * The statements that each row of a sheet asks about: those with the same text (several if they make up the row's text together), else
 * those with the row's reference if only one row has it. Rows without a match, or with several, get none.
 */
function matchStatements(statements: SheetStatement[], rows: AskedRow[]): Map<number, string[]> {
  const current = statements.filter(({ earlier }) => !earlier)
  const texts = current.map(({ text }) => wordsOf(text))
  const byText = groupBy(current, ({ text }) => wordsOf(text))
  const byClause = groupBy(current, ({ clause }) => plainly(clause ?? ''))
  const byReference = groupBy(rows, ({ reference }) => plainly(reference))
  return new Map(
    rows.map(({ row, reference, text }) => {
      const known = plainly(reference)
      const ofClause = known === '' ? [] : (byClause.get(known) ?? [])
      const same = byText.get(wordsOf(text)) ?? []
      if (same.length === 1) return [row, idsOf(same)]
      if (same.length > 1) return [row, idsOf(same.filter((one) => ofClause.includes(one)).slice(0, 1))]
      const parts = partsOf(wordsOf(text), texts)
      if (parts) return [row, idsOf(current.slice(...parts))]
      return [row, byReference.get(known)?.length === 1 ? idsOf(ofClause) : []]
    }),
  )
}

const idsOf = (statements: SheetStatement[]) => statements.map(({ id }) => id)

function groupBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

/** The range of consecutive texts that together make up the whole. */
function partsOf(whole: string, texts: string[]): [from: number, to: number] | undefined {
  for (let from = 0; from < texts.length; from++) {
    let rest = whole
    for (let at = from; texts[at] && rest.startsWith(texts[at]!); at++) {
      rest = rest.slice(texts[at]!.length).replace(/^[.;]? ?/, '')
      if (rest === '') return [from, at + 1]
    }
  }
  return undefined
}

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
export const dayText = (days: number, isFrom1904: boolean) =>
  isoDay((Math.floor(days) - 25_569 + (isFrom1904 ? 1_462 : 0)) * dayLength)

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
  if (book.archive.names.some((name) => name.startsWith('_xmlsignatures/'))) throw sheetRefusal.signed()
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
