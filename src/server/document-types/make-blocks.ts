import type { Block, BlockOf, Cell, Column, Inline, ListItem } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import type { CellOrigin } from '#shared/design-facts.ts'

/** The content below a heading; `heading`: a heading from the facts that is better than the chapter's own. */
export type Body = { heading?: string; blocks: BuiltBlock[]; sections?: Section[] }

/** The fact that a row prints, and by column the fields that a cell shows and nothing else. */
export type ShownFact = { fact: string; fields: Record<string, string[]> }
/** Where the cells of a table come from; used to edit them in place, and no part of the document. */
export type Shown = { rows: (ShownFact | null)[]; calculated: Record<string, CellOrigin> }
export type BuiltTable = BlockOf<'table'> & { shows?: Shown }
export type BuiltBlock = Exclude<Block, BlockOf<'table'>> | BuiltTable

/** The same fields of each fact, one fact a row. */
export const showing = (
  facts: readonly { id: string }[],
  fields: ShownFact['fields'],
  calculated: Shown['calculated'] = {},
): Shown => ({ rows: facts.map(({ id }) => ({ fact: id, fields })), calculated })

export const text = (words: string, ...cites: string[]): Inline[] =>
  words ? [cites.length > 0 ? { text: words, cites } : { text: words }] : []
export const strong = (words: string): Inline => ({ text: words, marks: ['strong'] })

export const list = (id: string, items: Inline[][], ordered = false): Block => ({
  id,
  type: 'list',
  ordered,
  items: items.map((item): ListItem => ({ text: item })),
})

/** Labelled facts, one per line; a fact without text is left out. */
export const labelled = (id: string, facts: [label: string, value: Inline[]][]): Block =>
  list(
    id,
    facts.filter(([, value]) => value.length > 0).map(([label, value]) => [strong(`${label}: `), ...value]),
  )

/** A column of text with its share of the width. */
export const column = (id: string, heading: string, width: number): Column => ({ id, heading, kind: 'text', width })

export const table = (id: string, caption: string, content: Pick<BuiltTable, 'columns' | 'rows' | 'shows'>): BuiltTable => ({
  id,
  type: 'table',
  caption,
  ...content,
})

/** The same table without empty columns; computed columns remain, and the others share the width. */
export function withoutEmptyColumns(block: Block): Block {
  if (block.type !== 'table') return block
  const isEmpty = (cell: Cell | undefined) => cell === null || (Array.isArray(cell) && cell.length === 0)
  const kept = block.columns.map(({ formula }, index) => Boolean(formula) || block.rows.some((row) => !isEmpty(row[index])))
  return {
    ...block,
    columns: block.columns.filter((_, index) => kept[index]),
    rows: block.rows.map((row) => row.filter((_, index) => kept[index])),
  }
}

export const callout = (id: string, tone: BlockOf<'callout'>['tone'], words: { title: string; text: Inline[] }): Block => ({
  id,
  type: 'callout',
  tone,
  ...words,
})

export const section = (id: string, heading: string, body: Body): Section => ({
  id,
  heading,
  blocks: body.blocks,
  sections: body.sections ?? [],
})

/** Used if facts are lacking: names the gap and how it can be closed. */
export const missing = (id: string, words: string): Block => callout(id, 'question', { title: 'Not yet known', text: text(words) })

/** `FR-1` → `fr-1`, for the ids of blocks. */
export const idPart = (id: string) => id.toLowerCase()
