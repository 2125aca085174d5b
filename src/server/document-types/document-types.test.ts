import { expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import { documentTypeIds } from '#shared/document-types.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { blockTexts } from '#shared/content/plain-text.ts'
import { referenceDesigns } from '#server/references/read-designs.ts'
import { givenBriefs, givenDocument } from '#server/testing/given-documents.ts'
import { givenBareSolution, givenBrief, givenSolution } from '#server/testing/given-solution.ts'
import { checkContent } from './check-content.ts'

const [, clear] = givenBriefs[0]!
const designed = [...referenceDesigns()].map(([id, design]): [string, Brief] => [
  id,
  { ...clear, design: { id, by: 'Ada', hosting: 'azure', plugs: {}, design } },
])
const all: [string, Brief][] = [...givenBriefs, ...designed]
const cases = documentTypeIds.flatMap((type) => all.map(([name, brief]) => [type, name, brief] as const))

test.each(cases)('%s of %s has nothing wrong', async (type, _, brief) => {
  const { content, solution, outline } = await givenDocument(type, brief)
  expect(checkContent({ content, solution, outline })).toEqual([])
})

test.each(cases.filter(([type]) => type !== 'powerpoint'))(
  '%s of %s prints each statement once, in its matrix',
  async (type, _, brief) => {
    const { content, solution } = await givenDocument(type, brief)
    const tables = [...walkBlocks(content.sections)].filter(({ block }) => block.id.startsWith('statements-'))
    const cells = tables.flatMap(({ block }) => blockTexts(block))
    expect(solution.statements!.filter(({ text }) => !cells.some((cell) => cell.endsWith(text)))).toEqual([])
    expect(tables.reduce((rows, { block }) => rows + (block.type === 'table' ? block.rows.length : 0), 0)).toBe(
      solution.statements!.length,
    )
  },
)

test.each(documentTypeIds)('%s of a solution that was stored earlier has nothing wrong', async (type) => {
  for (const stored of [givenSolution(), givenBareSolution()]) {
    const { content, solution, outline } = await givenDocument(type, givenBrief(), stored)
    expect(checkContent({ content, solution, outline })).toEqual([])
  }
})

test('without a design no document has a component, and each says that nothing is designed', async () => {
  for (const type of documentTypeIds) {
    const { content, solution } = await givenDocument(type, clear)
    expect(solution.elements).toEqual([])
    expect(content.subtitle).toMatch(/^Reading of your brief for /)
  }
})

test('topics by their words are listed where nobody has designed, and nowhere else', async () => {
  const headings = async (brief: Brief) => (await givenDocument('hld', brief)).content.sections.map(({ heading }) => heading)
  expect(await headings(clear)).toContain('Checklist')
  expect(await headings(designed[0]![1])).not.toContain('Checklist')
})

test('“Met” is no answer of any document', async () => {
  for (const [type, , brief] of cases) {
    const { content } = await givenDocument(type, brief)
    const words = [...walkBlocks(content.sections)].flatMap(({ block }) => blockTexts(block))
    expect(words.filter((text) => text === 'Met')).toEqual([])
  }
})
