import { expect, test } from 'vitest'
import type { Block } from '#shared/content/blocks.ts'
import { computeTable } from '#shared/content/compute-table.ts'
import type { Content } from '#shared/content/content.ts'
import { blockTexts, plainText } from '#shared/content/plain-text.ts'
import { walkBlocks, walkSections } from '#shared/content/walk-blocks.ts'
import { givenBriefs, givenDocument } from '#server/testing/given-documents.ts'

const types = ['powerpoint', 'word', 'excel'] as const
const blocksOf = ({ sections }: Content) => [...walkBlocks(sections)].map(({ block }) => block)
const empty = /\b(leverag|robust|seamless|cutting-edge|holistic|synerg|state-of-the-art|world-class|best-in-class|going forward)/i

/** Key figures by their names, whether they are shown large or read off another sheet. */
function figuresOf(content: Content): Map<string, number> {
  const entries = blocksOf(content).flatMap((block): [string, number][] => {
    if (block.type === 'figures') return block.items.map(({ label, value }) => [label, Number(value)])
    if (block.type !== 'table' || block.id !== 'summary-counts') return []
    return computeTable(block).rows.map(([name, value]) => [plainText(name as { text: string }[]), Number(value)])
  })
  return new Map(entries.filter(([, value]) => !Number.isNaN(value)))
}

const wordsOf = (content: Content) => [
  ...[...walkSections(content.sections)].map(({ section }) => section.heading),
  ...blocksOf(content).flatMap(blockTexts),
]

test.each(givenBriefs)('%s: deck, proposal and workbook name the same figures', async (_, of) => {
  const [deck, proposal, workbook] = await Promise.all(
    types.map(async (type) => figuresOf((await givenDocument(type, of)).content)),
  )
  for (const name of ['Requirements', 'Weeks to the end of the plan', 'Open questions', 'Assumptions', 'Risks']) {
    const stated = [deck, proposal, workbook].map((figures) => figures!.get(name))
    expect([name, stated[1], stated[2] ?? 0]).toEqual([name, stated[0], stated[0]])
  }
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
