import { expect, test } from 'vitest'
import type { Block } from './blocks.ts'
import { blockInlines, blockTexts, countWords } from './plain-text.ts'
import { walkBlocks, walkSections } from './walk-blocks.ts'

const paragraph = (id: string): Block => ({ id, type: 'paragraph', text: [{ text: id }] })
const sections = [
  {
    id: 'one',
    heading: 'One',
    blocks: [paragraph('a')],
    sections: [{ id: 'inner', heading: 'Inner', blocks: [paragraph('b')], sections: [] }],
  },
  { id: 'two', heading: 'Two', blocks: [paragraph('c')], sections: [] },
]

test('walks sections and blocks in reading order', () => {
  expect([...walkSections(sections)].map(({ section, depth }) => `${section.id} ${depth}`)).toEqual(['one 1', 'inner 2', 'two 1'])
  expect([...walkBlocks(sections)].map(({ block, section }) => `${section.id} ${block.id}`)).toEqual(['one a', 'inner b', 'two c'])
})

test('reads every text of a nested list and of a table', () => {
  const list: Block = {
    id: 'l',
    type: 'list',
    ordered: false,
    items: [{ text: [{ text: 'outer ' }, { text: 'words', link: '#two' }], items: [{ text: [{ text: 'inner' }] }] }],
  }
  expect(blockTexts(list)).toEqual(['outer words', 'inner'])
  expect(blockInlines(list).filter((inline) => inline.link)).toHaveLength(1)
  const table: Block = {
    id: 't',
    type: 'table',
    caption: 'Prices',
    columns: [{ id: 'a', heading: 'A', kind: 'money' }],
    rows: [[1.5], [null], [[{ text: 'free' }]]],
  }
  expect(blockTexts(table)).toEqual(['Prices', 'A', '1.5', '', 'free'])
})

test('counts words as a reader does', () => {
  expect(countWords('Recover within 4.5 hours, 99.9 % of the time – no less.')).toBe(10)
})
