import { expect, test } from 'vitest'
import type { Block } from '#shared/content/blocks.ts'
import type { Content } from '#shared/content/content.ts'
import { blockTexts } from '#shared/content/plain-text.ts'
import { walkBlocks, walkSections } from '#shared/content/walk-blocks.ts'
import { givenBriefs, givenDocument } from '#server/testing/given-documents.ts'

const types = ['powerpoint', 'word', 'excel'] as const
const blocksOf = ({ sections }: Content) => [...walkBlocks(sections)].map(({ block }) => block)
const empty = /\b(leverag|robust|seamless|cutting-edge|holistic|synerg|state-of-the-art|world-class|best-in-class|going forward)/i

const wordsOf = (content: Content) => [
  ...[...walkSections(content.sections)].map(({ section }) => section.heading),
  ...blocksOf(content).flatMap(blockTexts),
]

test.each(givenBriefs)('%s: every document gives the same answer on its first page', async (_, of) => {
  const answers = await Promise.all(
    (['hld', 'lld', 'word', 'excel'] as const).map(async (type) => {
      const { content } = await givenDocument(type, of)
      const table = blocksOf(content).find(({ id }) => id === 'answer-table')
      return table && blockTexts(table)
    }),
  )
  expect(answers[0]!.length).toBeGreaterThan(4)
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test.each(givenBriefs)('%s: no empty word, no double mark, no heading twice', async (_, of) => {
  for (const type of types) {
    const { content } = await givenDocument(type, of)
    const words = wordsOf(content)
    expect(words.filter((text) => empty.test(text) && !JSON.stringify(of.requirements).includes(text))).toEqual([])
    expect(
      words.filter((text) => /[.?!;:,][.;:,](?!\.)|  |\bundefined\b|\bNaN\b|\bno of\b/.test(text.replace(/\.\.\./g, ''))),
    ).toEqual([])
    const headings = [...walkSections(content.sections)].map(({ section }) => section.heading)
    expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([])
    expect(blocksOf(content).filter((block: Block) => block.type === 'table' && block.rows.length === 0)).toEqual([])
  }
})

test('the cover names what the document is for its reader, and no program', async () => {
  const [, of] = givenBriefs[0]!
  const names = await Promise.all(types.map(async (type) => (await givenDocument(type, of)).content.subtitle.split(' for ')[0]))
  expect(names).toEqual(['Board presentation', 'Proposal and plan', 'Cost model and plan'])
})
