import type { Block, BlockOf, Cell, Inline, ListItem } from './blocks.ts'

/** Returns the text of runs, without marks, links or citations. */
export const plainText = (text: Inline[]) => text.map((inline) => inline.text).join('')

const cellText = (cell: Cell) => (Array.isArray(cell) ? plainText(cell) : cell === null ? '' : String(cell))
const itemTexts = (item: ListItem): string[] => [plainText(item.text), ...(item.items ?? []).flatMap(itemTexts)]

const inlinesOf = (item: ListItem): Inline[] => [...item.text, ...(item.items ?? []).flatMap(inlinesOf)]

type Readers<Result> = { [Type in Block['type']]: (block: BlockOf<Type>) => Result }

const texts: Readers<string[]> = {
  paragraph: (block) => [plainText(block.text)],
  list: (block) => block.items.flatMap(itemTexts),
  table: (block) => [block.caption, ...block.columns.map((column) => column.heading), ...block.rows.flat().map(cellText)],
  callout: (block) => [block.title, plainText(block.text)],
  code: (block) => [block.text],
  quote: (block) => [plainText(block.text), block.source],
  diagram: (block) => [
    block.caption,
    ...block.nodes.flatMap((node) => [node.label, node.technology ?? '', node.description ?? '']),
    ...block.edges.map((edge) => edge.label),
  ],
  chart: (block) => [block.caption],
  figures: (block) => block.items.flatMap((item) => [item.label, item.value, item.note ?? '']),
  'page-break': () => [],
}

const inlines: Partial<Readers<Inline[]>> = {
  paragraph: (block) => block.text,
  callout: (block) => block.text,
  quote: (block) => block.text,
  list: (block) => block.items.flatMap(inlinesOf),
  table: (block) => block.rows.flat().flatMap((cell) => (Array.isArray(cell) ? cell : [])),
}

// TypeScript cannot infer that the reader found by a block's type accepts that block.
const reader = <Result>(readers: Partial<Readers<Result>>, block: Block) =>
  readers[block.type] as ((block: Block) => Result) | undefined

/** Every visible text in a block, in reading order. */
export const blockTexts = (block: Block): string[] => reader(texts, block)?.(block) ?? []

/** The runs of text in a block, with their links and citations. */
export const blockInlines = (block: Block): Inline[] => reader(inlines, block)?.(block) ?? []

/** Counts words as a reader would. */
export const countWords = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,/-]*/gu)?.length ?? 0
