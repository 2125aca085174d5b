import type { Block, Cell } from '#shared/content/blocks.ts'
import { blockInlines, blockTexts } from '#shared/content/plain-text.ts'
import type { Content } from '#shared/content/content.ts'
import { walkBlocks, walkSections } from '#shared/content/walk-blocks.ts'
import type { Piece, FileReading } from './reading.ts'

/**
 * Every text of a content that each of its files must contain. Numbers and dates are formatted, and labels in pictures are drawn, so they
 * are not included.
 */
export function textsToSay({ title, subtitle, sections }: Content): string[] {
  return [
    title,
    subtitle,
    ...[...walkSections(sections)].map(({ section }) => section.heading),
    ...[...walkBlocks(sections)].flatMap(({ block }) => textsOf(block)),
  ]
}

const cellTexts = (cell: Cell, kind: string): string[] =>
  Array.isArray(cell) ? cell.map(({ text }) => text) : typeof cell === 'string' && kind !== 'date' ? [cell] : []

function textsOf(block: Block): string[] {
  if (block.type === 'table')
    return [
      block.caption,
      ...(block.rows.length > 0 ? block.columns.map(({ heading }) => heading) : []),
      ...block.rows.flatMap((row) => row.flatMap((cell, index) => cellTexts(cell, block.columns[index]!.kind))),
    ]
  if (block.type === 'diagram') return [block.caption, block.alt]
  if (block.type === 'paragraph' || block.type === 'list') return blockInlines(block).map(({ text }) => text)
  if (block.type === 'callout' || block.type === 'quote')
    return [...block.text.map(({ text }) => text), block.type === 'quote' ? block.source : block.title]
  return blockTexts(block)
}

/** The text of a file in streams that split no word: text, titles, notes, alternative texts, the columns of tables. */
export function streamsOf({ pieces, notes, title }: FileReading): string[] {
  const of = (kinds: Piece['kind'][]) =>
    pieces.flatMap((piece) => ('text' in piece && kinds.includes(piece.kind) ? [piece.text] : [])).join('')
  const alts = pieces.flatMap((piece) => (piece.kind === 'picture' ? [piece.alt] : []))
  return [title, of(['words', 'item']), of(['heading']), notes.join(''), ...alts, ...tableStreams(pieces)]
}

/** Rows that are split across pages continue in the next table. */
function tableStreams(pieces: readonly Piece[]): string[] {
  const streams: string[][] = []
  let before: string | undefined
  for (const piece of pieces) {
    if (piece.kind !== 'table') continue
    const heads = piece.heads.join('|')
    if (heads !== before) streams.push(...piece.heads.map((head) => [head]))
    const own = streams.slice(-piece.heads.length)
    for (const row of piece.rows) row.forEach(({ text }, index) => own[index]?.push(text))
    before = heads
  }
  return streams.map((texts) => texts.join(''))
}
