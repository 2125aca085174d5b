import { trimSpan, type Span } from './cut-sentences.ts'
import type { Block } from './cut-lines.ts'

export type Cell = Span & { text: string; head?: string | undefined }
export type Row = Block & { cells: Cell[]; table: number }

/** The rows of a field's tables with the heads of their columns; lines that part head and body are left out. */
export function cutRows(text: string, blocks: Block[]): Map<Block, Row> {
  const rows = new Map<Block, Row>()
  let heads: string[] | undefined
  let last: Block | undefined
  let table = 0
  for (const block of blocks) {
    if (block.is !== 'row') {
      heads = undefined
      continue
    }
    // An empty line between two tables begins a new one.
    if (last !== undefined && /\n\s*\n/.test(text.slice(last.end, block.start))) heads = undefined
    last = block
    const cells = cellsOf(text, block)
    if (cells.every(({ text }) => /^:?-*:?$/.test(text))) continue
    if (heads === undefined) {
      table++
      heads = looksLikeHead(cells) ? cells.map(({ text }) => text) : []
      if (heads.length > 0) continue
    }
    rows.set(block, { ...block, table, cells: cells.map((cell, index) => ({ ...cell, head: heads?.[index] })) })
  }
  return rows
}

function cellsOf(text: string, block: Span): Cell[] {
  const line = text.slice(block.start, block.end)
  const bar = line.includes('|') && !line.includes('\t') ? '|' : '\t'
  const cells: Cell[] = []
  let start = block.start + (line.startsWith('|') ? 1 : 0)
  const end = line.endsWith('|') ? block.end - 1 : block.end
  for (const part of text.slice(start, end).split(bar)) {
    const span = trimSpan(text, { start, end: start + part.length })
    cells.push({ ...span, text: text.slice(span.start, span.end) })
    start += part.length + 1
  }
  return cells
}

/** A head is short and has neither figures nor sentences. */
const looksLikeHead = (cells: Cell[]) =>
  cells.length > 1 && cells.every(({ text }) => text.length <= 50 && !/\d{2}/.test(text) && !/[.!?]\s/.test(text))
