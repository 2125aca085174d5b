import { expect, test } from 'vitest'
import type { Block } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { givenBriefs, givenDocument } from '#server/testing/given-documents.ts'
import type { SectionEdit } from './document-tables.ts'
import { reapplyEdits } from './reapply-edits.ts'

const paragraph = (id: string, text: string): Block => ({ id, type: 'paragraph', text: [{ text }] })
const { solution } = await givenDocument('hld', givenBriefs[0]![1])

const contentOf = (blocks: Block[], section = 'answer'): Content => ({
  schemaVersion: 1,
  documentType: 'hld',
  title: 'T',
  subtitle: '',
  language: 'en-GB',
  facts: [{ label: 'Written by', value: 'X' }],
  sections: [{ id: section, heading: 'Heading', blocks, sections: [] }],
})
const lay = (now: Content, edit: Pick<SectionEdit, 'before' | 'after'>) => {
  const edits = [{ section: 'answer', chapter: 'answer', heading: 'The answer', ...edit }]
  const { content, ...laid } = reapplyEdits({ content: JSON.stringify(now), solution, edits, writer: 'X, edited by Y' })
  return { ...laid, content: JSON.parse(content) as Content }
}

const [first, second] = [paragraph('a', 'First.'), paragraph('b', 'Second.')]
const own = paragraph('own', 'By hand.')

test('over content that was built the same, an edit is what it was, to the byte', () => {
  const { content, marks, edits } = lay(contentOf([first, second]), { before: [first, second], after: [first, own] })
  expect(content.sections[0]!.blocks).toEqual([first, own])
  expect([marks, edits.length]).toEqual([[], 1])
  expect(content.facts).toEqual([{ label: 'Prepared by', value: 'Y, Arcwright, with X' }])
})

test('where the base changed, the person’s words stay, what they left alone is new, and both are told', () => {
  const [now, added] = [paragraph('a', 'First, newly.'), paragraph('c', 'Third.')]
  const { content, marks, edits } = lay(contentOf([now, added, second]), { before: [first, second], after: [first, own, second] })
  expect(content.sections[0]!.blocks).toEqual([now, added, own, second])
  expect(marks.map(({ code }) => code)).toEqual(['rests-on-older-facts'])
  expect(edits[0]!.before).toEqual([now, added, second])
})

test('a block that a person took out stays out, and one that they wrote over keeps their words', () => {
  const { content } = lay(contentOf([paragraph('a', 'Newly.'), second]), {
    before: [first, second],
    after: [paragraph('a', 'Their own.')],
  })
  expect(content.sections[0]!.blocks).toEqual([paragraph('a', 'Their own.')])
})

test('words of a section that is gone stand at the end, marked', () => {
  const { content, marks } = lay(contentOf([first], 'other'), { before: [first], after: [first, own] })
  expect(content.sections.map(({ id, blocks }) => [id, blocks])).toEqual([
    ['other', [first]],
    ['answer', [own]],
  ])
  expect(marks.map(({ id, code }) => [id, code])).toEqual([['answer', 'rests-on-older-facts']])
})
