import { expect, test } from 'vitest'
import type { Block } from '#shared/content/blocks.ts'
import { fromEditor, nodeOf, restore, toEditor } from './section-schema.ts'

const blocks: Block[] = [
  { id: 'a', type: 'paragraph', text: [{ text: 'One ' }, { text: 'two', marks: ['strong'], cites: ['FR-1', 'FR-2'] }] },
  { id: 'b', type: 'list', ordered: true, items: [{ text: [{ text: 'Item' }], items: [{ text: [{ text: 'Below' }] }] }] },
  { id: 'c', type: 'callout', tone: 'risk', title: 'Risk', text: [{ text: 'Told', link: '#a' }] },
  { id: 'd', type: 'quote', text: [{ text: 'Said' }], source: 'Somebody' },
  { id: 'e', type: 'code', language: 'sql', text: 'select 1\n' },
  { id: 'f', type: 'table', caption: 'Table', columns: [{ id: 'x', heading: 'X', kind: 'text' }], rows: [['1']] },
  // Two runs with the same formatting, which an editor joins.
  { id: 'g', type: 'paragraph', text: [{ text: 'Both ' }, { text: 'plain' }] },
]
const opened = () => toEditor(blocks.map(nodeOf))

test('what is untouched is sent by its id, also where the editor has joined its runs', () => {
  const doc = opened()
  doc.check()
  expect(fromEditor(doc, blocks)).toEqual(blocks.map(({ id }) => ({ keep: id })))
})

test('no word, mark, link or citation is lost where a block is sent whole', () => {
  const whole = fromEditor(opened(), []).slice(0, 5)
  expect(whole).toEqual(blocks.slice(0, 5).map((block) => ({ ...block, id: undefined })))
})

test('of a paragraph that was cut in two, the first part keeps the name', () => {
  const half = (text: string) => nodeOf({ id: 'a', type: 'paragraph', text: [{ text }] })
  const sent = fromEditor(toEditor([half('One'), half('two')]), blocks.slice(0, 1))
  expect(sent).toEqual([
    { id: 'a', type: 'paragraph', text: [{ text: 'One' }] },
    { type: 'paragraph', text: [{ text: 'two' }] },
  ])
})

test('a draft that is opened over a newer version has its words, and that version’s tables', () => {
  const table: Block = { ...(blocks[5] as Extract<Block, { type: 'table' }>), id: 'new' }
  const draft = [{ keep: 'a' }, { keep: 'gone' }, { type: 'paragraph' as const, text: [{ text: 'Mine' }] }]
  const sent = fromEditor(restore(draft, [blocks[0]!, table]), [blocks[0]!, table])
  expect(sent).toEqual([{ keep: 'a' }, { type: 'paragraph', text: [{ text: 'Mine' }] }, { keep: 'new' }])
})
