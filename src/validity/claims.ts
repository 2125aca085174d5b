import type { Block, BlockOf, Cell, Column, Inline, ListItem } from '#shared/content/blocks.ts'
import { computeTable } from '#shared/content/compute-table.ts'
import type { Content, Section } from '#shared/content/content.ts'
import { readTables } from '#shared/content/read-table.ts'

export type ClaimedTable = {
  kind: 'table'
  place: string
  columns: Column[]
  rows: Cell[][]
  totals: Cell[] | undefined
  /** Whether the value of a row, or of the totals below the last, is calculated from others. */
  follows: (row: number, column: number) => boolean
}

/** An item of the content that must also be in a file, in reading order. */
export type Claim =
  | { kind: 'heading'; place: string; level: number; number: string; text: string }
  | { kind: 'words'; place: string; runs: Inline[]; isCaption?: boolean }
  /** Texts that belong together, in any order. */
  | { kind: 'group'; place: string; texts: string[] }
  | { kind: 'item'; place: string; level: number; ordered: boolean; runs: Inline[] }
  | ClaimedTable
  | { kind: 'picture'; place: string; alt: string; words: string[]; isChart: boolean }
  | { kind: 'note'; place: string; runs: Inline[] }

type Tables = ReadonlyMap<string, BlockOf<'table'>>
const words = (place: string, text: string, isCaption = false): Claim[] =>
  text.trim() === '' ? [] : [{ kind: 'words', place, runs: [{ text }], isCaption }]

/** All items of a document, starting with the first heading. */
export function listClaims({ sections }: Content): Claim[] {
  const tables = readTables(tablesOf(sections))
  return sections.flatMap((section, index) => sectionClaims(section, { level: 1, number: `${index + 1}` }, tables))
}

const tablesOf = (sections: readonly Section[]): BlockOf<'table'>[] =>
  sections.flatMap(({ blocks, sections: below }) => [...blocks.filter((block) => block.type === 'table'), ...tablesOf(below)])

type Rank = { level: number; number: string }

function sectionClaims({ id, heading, blocks, sections }: Section, { level, number }: Rank, tables: Tables): Claim[] {
  const below = sections.flatMap((section, index) =>
    sectionClaims(section, { level: level + 1, number: `${number}.${index + 1}` }, tables),
  )
  const own: Claim = { kind: 'heading', place: id, level, number, text: heading }
  return [own, ...blocks.flatMap((block) => blockClaims(block, tables)), ...below]
}

type Claimers = { [Type in Block['type']]: (block: BlockOf<Type>, tables: Tables) => Claim[] }

const claimers: Claimers = {
  paragraph: ({ id: place, text }) => [{ kind: 'words', place, runs: text }],
  list: ({ id: place, items, ordered }) => itemClaims(items, { level: 0, ordered, place }),
  table: (block, tables) => [...words(block.id, block.caption, true), tableClaim(tables.get(block.id) ?? block)],
  callout: (block) =>
    isSpeakerNotes(block)
      ? [{ kind: 'note', place: block.id, runs: block.text }]
      : [...words(block.id, block.title), { kind: 'words', place: block.id, runs: block.text }],
  code: ({ id, text }) => words(id, text),
  quote: ({ id: place, text, source }) => [{ kind: 'words', place, runs: text }, ...words(place, source)],
  diagram: (block) => pictureClaims(block, { words: [...block.nodes, ...block.edges].map(({ label }) => label), isChart: false }),
  chart: (block) => pictureClaims(block, { words: [], isChart: true }),
  figures: ({ id: place, items }) =>
    items.map(({ label, value, note }) => ({ kind: 'group', place, texts: [label, value, note ?? ''] })),
  'page-break': () => [],
}

// TypeScript cannot infer that the function for a block's type accepts that block.
const blockClaims = (block: Block, tables: Tables): Claim[] =>
  (claimers[block.type] as (block: Block, tables: Tables) => Claim[])(block, tables)

const pictureClaims = (
  { id, alt, caption }: BlockOf<'diagram' | 'chart'>,
  shown: { words: string[]; isChart: boolean },
): Claim[] => [{ kind: 'picture', place: id, alt, ...shown }, ...words(id, caption, true)]

/** Decks put these into the speaker's notes; elsewhere they are normal callouts. */
const isSpeakerNotes = ({ tone, title }: BlockOf<'callout'>) => tone === 'note' && title.trim().toLowerCase() === 'speaker notes'

type Level = { level: number; ordered: boolean; place: string }

const itemClaims = (items: readonly ListItem[], at: Level): Claim[] =>
  items.flatMap((item) => [
    { kind: 'item', ...at, runs: item.text },
    ...itemClaims(item.items ?? [], { ...at, level: at.level + 1, ordered: item.ordered ?? false }),
  ])

function tableClaim(table: BlockOf<'table'>): ClaimedTable {
  const { rows, totals } = computeTable(table)
  const read = new Set((table.readings ?? []).map(({ row, column }) => `${row} ${column}`))
  const follows = (row: number, index: number) => {
    const { id, formula, total } = table.columns[index]!
    return row < rows.length ? formula !== undefined || read.has(`${row} ${id}`) : total !== undefined
  }
  return { kind: 'table', place: table.id, columns: table.columns, rows, totals: totals && named(totals), follows }
}

/** The row of totals is labelled in its first cell. */
const named = ([first = null, ...others]: Cell[]): Cell[] => [first ?? 'Total', ...others]
