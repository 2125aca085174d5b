import { isPriorityWord } from './read-priority.ts'

/** One row of a table that was pasted as text. */
export type TableRow = { text: string; quote: string; given?: string; priority?: string; kind?: string }

type Role = 'given' | 'priority' | 'kind' | 'name' | 'text' | 'target' | 'aside'

const headers: [Role, RegExp][] = [
  ['given', /^(?:(?:req(?:uirement)?|item)[ .]*)?(?:ids?|refs?|reference|no\.?|nr\.?|number|#)$/i],
  ['priority', /^(?:priority|prio\.?|moscow|m\/s\/c\/w|importance|criticality|rank(?:ing)?|must\/should.*)$/i],
  ['kind', /^(?:type|category|class|kind|area|characteristic|iso 25010)$/i],
  ['target', /^(?:target|measure|metric|acceptance(?: criteri(?:a|on))?|kpi|threshold|sla|value|level|fit criterion)s?$/i],
  ['text', /^(?:description|details?|(?:requirement )?(?:statement|text)|user story|specification)s?$/i],
  [
    'name',
    /^(?:(?:business |functional |technical )?requirement|name|title|feature|function|capability|need|attribute|quality)s?$/i,
  ],
  ['aside', /^(?:comments?|notes?|owner|source|status|rationale|raised by|stakeholder|author|date)$/i],
]

/** True for a line that may be a row: cells between bars or tabs. */
export const isRow = (line: string) => separatorOf(line) !== undefined

function separatorOf(line: string): '|' | '\t' | undefined {
  const words = line.trim()
  if (/^\|.*\|$/.test(words) || words.includes(' | ')) return '|'
  return words.includes('\t') ? '\t' : undefined
}

/** The rows of the table that begins at a line, and the line after it; nothing where there is no table. */
export function readTable(lines: string[], from: number): { rows: TableRow[]; end: number } | undefined {
  const separator = separatorOf(lines[from] ?? '')
  if (!separator) return undefined
  let end = from
  while (end < lines.length && separatorOf(lines[end]!) === separator) end++
  if (end - from < 2) return undefined
  const all = lines.slice(from, end).map((line) => ({ cells: cellsOf(line, separator), quote: quoteOf(line) }))
  const ruled = isRule(all[1]!.cells)
  const written = all.filter(({ cells }) => !isRule(cells))
  const first = written[0]?.cells ?? []
  const named = first.map(roleOf)
  const hasHeader = ruled || named.filter((role) => role !== undefined).length >= 2
  const body = hasHeader ? written.slice(1) : written
  const roles = hasHeader ? completed(named, first) : guessed(body.map(({ cells }) => cells))
  return { rows: body.map((row) => rowOf(row, roles)).filter(({ text }) => text !== ''), end }
}

const cellsOf = (line: string, separator: string) =>
  (separator === '|' ? line.trim().replace(/^\|/, '').replace(/\|$/, '') : line.trimEnd())
    .split(separator)
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
const quoteOf = (line: string) => line.replace(/\s+/g, ' ').trim().replace(/^\| ?/, '').replace(/ ?\|$/, '').trim()
const isRule = (cells: string[]) => cells.every((cell) => /^:?-{2,}:?$|^$/.test(cell)) && cells.some((cell) => cell !== '')
const roleOf = (cell: string) => headers.find(([, words]) => words.test(bare(cell)))?.[0]
const bare = (cell: string) => cell.replace(/[*_`]/g, '').trim()

/** A column called requirement is its text where no other is called a description. */
function completed(named: (Role | undefined)[], cells: string[]): Role[] {
  const hasText = named.includes('text')
  return cells.map((_, index) => {
    const role = named[index]
    if (role === 'name' && !hasText) return 'text'
    return role ?? (hasText || named.includes('name') ? 'aside' : 'text')
  })
}

/** Without a header the cells tell: numbers of the client, words of priority, and all else is text. */
function guessed(rows: string[][]): Role[] {
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0)
  const every = (column: number, holds: (cell: string) => boolean) => rows.every((cells) => holds(cells[column] ?? ''))
  return Array.from({ length: width }, (_, column) => {
    if (every(column, (cell) => /^(?:[A-Z]{1,6}[-_. ]?)?\d{1,4}(?:\.\d{1,3})*$/.test(cell)) && column === 0) return 'given'
    return column > 0 && every(column, isPriorityWord) ? 'priority' : 'text'
  })
}

function rowOf({ cells, quote }: { cells: string[]; quote: string }, roles: Role[]): TableRow {
  const under = (role: Role) => cells.filter((cell, index) => (roles[index] ?? 'text') === role && cell !== '')
  const [first = '', ...more] = under('text')
  const name = under('name').join(' ')
  const said = [name, more.length > 0 ? `${first}: ${more.join(', ')}` : first].filter((part) => part !== '').join(': ')
  const target = under('target').join(', ')
  const [given, priority, kind] = [under('given')[0], under('priority')[0], under('kind')[0]]
  return {
    text: target === '' ? said : said.split(' ').length <= 6 ? `${said}: ${target}` : `${said.replace(/\.$/, '')} (${target})`,
    quote,
    ...(given && { given }),
    ...(priority && { priority }),
    ...(kind && { kind: kind.toLowerCase() }),
  }
}
