import type { Block, BlockOf, Cell, ListItem } from './blocks.ts'
import type { Section } from './content.ts'
import { plainText } from './plain-text.ts'
import { walkSections } from './walk-blocks.ts'

/** A text of a block in which words can be selected, with a name that is unique within the block. */
export type Part = { part: string; text: string }
/** A heading counts as a block of its own, with the id of its section. */
export type AnchoredTexts = { sectionId: string; blockId: string; parts: Part[] }

export const headingPart = 'heading'

/** `item 0.2` is the third item within the first. */
const itemParts = (items: ListItem[], above = ''): Part[] =>
  items.flatMap(({ text, items: inner }, index) => [
    { part: `item ${above}${index}`, text: plainText(text) },
    ...itemParts(inner ?? [], `${above}${index}.`),
  ])

/** A cell with a value is formatted by its column, so its displayed text is not part of the content. */
const cellParts = (row: Cell[], at: number): Part[] =>
  row.flatMap((cell, column) => (Array.isArray(cell) ? [{ part: `cell ${at} ${column}`, text: plainText(cell) }] : []))

const captioned = ({ caption }: { caption: string }): Part[] => [{ part: 'caption', text: caption }]

const partsOf: { [Type in Block['type']]: (block: BlockOf<Type>) => Part[] } = {
  paragraph: (block) => [{ part: 'text', text: plainText(block.text) }],
  list: (block) => itemParts(block.items),
  table: (block) => [...captioned(block), ...block.rows.flatMap(cellParts)],
  callout: (block) => [
    { part: 'title', text: block.title },
    { part: 'text', text: plainText(block.text) },
  ],
  code: (block) => [{ part: 'text', text: block.text }],
  quote: (block) => [
    { part: 'text', text: plainText(block.text) },
    { part: 'source', text: block.source },
  ],
  diagram: captioned,
  chart: captioned,
  figures: (block) =>
    block.items.flatMap(({ label, value, note = '' }, index) => [
      { part: `label ${index}`, text: label },
      { part: `value ${index}`, text: value },
      { part: `note ${index}`, text: note },
    ]),
  'page-break': () => [],
}

/** The texts of a block that are not empty, in reading order. */
export const blockParts = (block: Block): Part[] =>
  // TypeScript cannot infer that the reader found by a block's type accepts that block.
  (partsOf[block.type] as (block: Block) => Part[])(block).filter(({ text }) => text !== '')

/** Everything that can be commented on, in reading order. */
export const anchoredTexts = (sections: Section[]): AnchoredTexts[] =>
  [...walkSections(sections)].flatMap(({ section: { id: sectionId, heading, blocks } }) => [
    { sectionId, blockId: sectionId, parts: [{ part: headingPart, text: heading }] },
    ...blocks.map((block) => ({ sectionId, blockId: block.id, parts: blockParts(block) })),
  ])
