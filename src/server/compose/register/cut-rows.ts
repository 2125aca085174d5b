import type { Block, Mark } from './cut-blocks.ts'
import { trimSpan, type Span } from './trim-span.ts'

export type Row = {
  block: Block
  cells: Span[]
  /** The heads of its columns, as typed. */
  heads: string[]
  /** The first cell of the nearest row above that has one, if its own is empty: a cell that was merged over rows. */
  above?: string
  /** The number in its first cell, if the rows are numbered in order. */
  clause?: string
}

const numberCell = /^(?:\p{Lu}{1,6}(?:[ .-]\p{Lu}{1,3})?[-. ]?)?\d{1,4}(?:\.\d{1,3}){0,3}\p{Ll}?[.)]?$/u

/** The rows of a field's tables; column heads and the lines below them are marks. */
export function cutRows(text: string, blocks: Block[]): { rows: Map<Block, Row>; marks: Mark[] } {
  const rows = new Map<Block, Row>()
  const marks: Mark[] = []
  for (const table of tablesOf(blocks)) {
    const cells = new Map(table.map((block) => [block, cellsOf(text, block)]))
    const told = table.filter(({ is }) => is === 'row')
    const [head, ...rest] = told
    const hasRule = table[1]?.is === 'rule' && head === table[0]
    const isHead =
      head !== undefined &&
      rest.length > 0 &&
      (hasRule ||
        looksLikeHead(
          text,
          cells.get(head) ?? [],
          rest.map((row) => cells.get(row) ?? []),
        ))
    const heads = isHead ? (cells.get(head) ?? []).map((cell) => text.slice(cell.start, cell.end)) : []
    if (isHead) marks.push({ start: head.start, end: head.end, kind: 'heading', of: head })
    const body = isHead ? rest : told
    const numbers = clausesOf(
      text,
      body.map((block) => cells.get(block)?.[0]),
    )
    let above: string | undefined
    for (const [index, block] of body.entries()) {
      const own = cells.get(block) ?? []
      const [first, ...others] = own
      // If a row contains only a number, that is its text.
      const clause = others.some(({ start, end }) => end > start) ? numbers[index] : undefined
      if (clause !== undefined && first !== undefined) marks.push({ ...first, kind: 'number' })
      const words = first === undefined ? '' : text.slice(first.start, first.end)
      if (words !== '') above = words
      rows.set(block, {
        block,
        cells: own,
        heads,
        ...(words === '' && above !== undefined && { above }),
        ...(clause !== undefined && { clause }),
      })
    }
  }
  return { rows, marks }
}

/** Neighbouring rows, with the rules between them. */
function tablesOf(blocks: Block[]): Block[][] {
  const tables: Block[][] = []
  let open: Block[] | undefined
  for (const block of blocks) {
    const isIn = block.is === 'row' || (block.is === 'rule' && open !== undefined && !block.isApart)
    if (!isIn) open = undefined
    else if (open === undefined || block.isApart) tables.push((open = [block]))
    else open.push(block)
  }
  return tables.filter((table) => table.some(({ is }) => is === 'row'))
}

function cellsOf(text: string, { start, end }: Span): Span[] {
  const line = text.slice(start, end)
  const bar = line.startsWith('|') || !line.includes('\t') ? '|' : '\t'
  const cells: Span[] = []
  let from = start + (line.startsWith('|') ? 1 : 0)
  const to = line.length > 1 && line.endsWith('|') && !line.endsWith('\\|') ? end - 1 : end
  for (const part of text.slice(from, to).split(bar === '|' ? /(?<!\\)\|/ : bar)) {
    cells.push(trimSpan(text, { start: from, end: from + part.length }))
    from += part.length + 1
  }
  return cells
}

/** Without a rule below it, a head is short, has no figures, and is followed by rows with figures or more words. */
function looksLikeHead(text: string, head: Span[], rows: Span[][]): boolean {
  const words = head.map(({ start, end }) => text.slice(start, end))
  const length = (cells: Span[]) => cells.reduce((sum, { start, end }) => sum + end - start, 0)
  const below = rows.flat().map(({ start, end }) => text.slice(start, end))
  return (
    head.length > 1 &&
    words.every((cell, index) => (cell !== '' || index === 0) && cell.length <= 40 && !/\d{2}|[.!?]\s|[.!]$/.test(cell)) &&
    (below.some((cell) => /\d/.test(cell)) || rows.some((cells) => length(cells) > 2 * length(head)))
  )
}

/** The first cells as clause numbers, if most rows have one and they rise. */
function clausesOf(text: string, first: (Span | undefined)[]): (string | undefined)[] {
  const cells = first.map((cell) => (cell === undefined ? '' : text.slice(cell.start, cell.end)))
  const numbered = cells.filter((cell) => numberCell.test(cell))
  const figures = numbered.map((cell) => (cell.match(/\d+/g) ?? []).map(Number))
  const rises = figures.every((one, index) => {
    const before = figures[index - 1]
    const at = before === undefined ? -1 : one.findIndex((figure, at) => figure !== before[at])
    return before === undefined || (at >= 0 && (one[at] ?? 0) > (before[at] ?? -1))
  })
  const areYears = figures.every(([figure = 0]) => figure >= 1900 && figure < 2100)
  if (numbered.length < 2 || numbered.length * 2 < cells.length || !rises || areYears) return cells.map(() => undefined)
  return cells.map((cell) => (numberCell.test(cell) ? cell.replace(/[.)]$/, '') : undefined))
}
