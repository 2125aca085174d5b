import { columnLike, plainly } from '#shared/answer-words.ts'
import { type SheetRole, sheetRoles } from '#shared/sheet-limits.ts'
import { columnNumber } from './area.ts'
import type { Grid } from './read-grid.ts'

/** Column heads are only searched for above this row. */
export const lastHeadRow = 60
export type Heads = {
  /** The row of the heads. */
  head: number
  headings: Map<number, string>
  roles: Partial<Record<SheetRole, number>>
  language: 'en' | 'de'
}
export type ChosenHeads = { head?: number | undefined; columns?: Partial<Record<SheetRole, string>> | undefined }

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
export const scoreOf = ({ roles }: Heads) => (roles.statement === undefined ? 0 : Object.keys(roles).length)

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
