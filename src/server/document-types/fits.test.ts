import { expect, test } from 'vitest'
import { documentTypeIds } from '#shared/document-types.ts'
import { blockTexts, plainText } from '#shared/content/plain-text.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import { givenAdvice, givenDesign, givenNote } from '#server/testing/given-fits.ts'
import { givenDocument } from '#server/testing/given-documents.ts'
import { givenBrief } from '#server/testing/given-solution.ts'
import { allDocumentTypes } from './all-document-types.ts'
import { checkContent } from './check-content.ts'

const idsOf = (type: keyof typeof allDocumentTypes, solution: Solution) =>
  allDocumentTypes[type].chaptersFor(solution).map(({ id }) => id)
const textOf = async (type: keyof typeof allDocumentTypes, solution: Solution) => {
  const { content } = await givenDocument(type, givenBrief(), solution)
  return [...walkBlocks(content.sections)].flatMap(({ block }) => blockTexts(block)).join('\n')
}

for (const type of documentTypeIds)
  for (const [name, solution] of [
    ['a design', givenDesign()],
    ['a design in part', givenDesign({ fit: 'partial' })],
    ['a note', givenNote()],
    ['advice', givenAdvice()],
  ] as const)
    test(`${type} of ${name} has nothing wrong`, async () => {
      const { content, outline } = await givenDocument(type, givenBrief(), solution)
      expect(checkContent({ content, solution, outline })).toEqual([])
    })

test('a note says what was understood, the options and the questions, and no more', async () => {
  for (const type of ['hld', 'lld', 'word'] as const)
    expect(idsOf(type, givenNote())).toEqual(['answer', 'understood', 'options', 'questions'])
  expect(await textOf('hld', givenNote())).toContain('“Mechanics record each inspection on deck without a connection”')
  const { content } = await givenDocument('word', givenBrief(), givenNote())
  expect(content.subtitle).toMatch(/^Note on the brief for /)
})

test('advice has its method, steps and team, and no architecture', () => {
  expect(idsOf('hld', givenAdvice())).toEqual(['answer', 'method', 'plan', 'team', 'risks', 'questions', 'compliance'])
  expect(idsOf('lld', givenAdvice())).toEqual(['answer', 'method', 'questions', 'unproved'])
  expect(idsOf('powerpoint', givenAdvice())).not.toContain('picture')
})

test('a design in part tells first what it does not answer', async () => {
  const partial = givenDesign({ fit: 'partial' })
  expect(idsOf('hld', partial).slice(0, 2)).toEqual(['answer', 'gaps'])
  expect(idsOf('hld', givenDesign())).not.toContain('gaps')
  expect(await textOf('hld', partial)).toContain('Spare parts are ordered from MarineParts.')
})

test('page one says what, when, how much, what is unsafe and what is needed', async () => {
  const { content } = await givenDocument('hld', givenBrief(), givenDesign())
  const [table] = content.sections[0]!.blocks.filter((block) => block.type === 'table')
  const topics = table!.rows.flatMap(([topic]) => (Array.isArray(topic) ? [plainText(topic)] : []))
  expect(topics).toEqual(['What', 'When', 'How much', 'What is unsafe', 'What we need from you'])
  const words = table!.rows.map(([, words]) => (Array.isArray(words) ? plainText(words) : ''))
  expect(words).toContain('Of five requirements: two met, two asked and one out.')
  expect(words).toContain('20 weeks of work, from 4 January 2027.')
  expect(words).toContain('1 June 2027 (“Summer timetable”) is kept, with one week to spare.')
  expect(words).toContain('Work: 81–111 days of Developer, Architect and Trainer.')
  expect(words).toContain('No answer yet: “Spare parts are ordered from MarineParts”.')
})

test('a plan that does not fit is unsafe, and page one says so', async () => {
  const late = givenDesign()
  const workstreams = late.workstreams.map((stream) => (stream.id === 'WS-3' ? { ...stream, weeks: 9 } : stream))
  expect(await textOf('hld', { ...late, workstreams })).toContain('1 June 2027 (“Summer timetable”) is missed by four weeks.')
})

test('every clause is answered by a part, a question, as open or as out', async () => {
  const { content } = await givenDocument('hld', givenBrief(), givenDesign())
  const matrix = [...walkBlocks(content.sections)].map(({ block }) => block).find(({ id }) => id === 'compliance-matrix')
  const rows =
    matrix?.type === 'table' ? matrix.rows.map((row) => row.map((cell) => (Array.isArray(cell) ? plainText(cell) : ''))) : []
  expect(rows.map(([clause, , answer, by]) => [clause, answer, by])).toEqual([
    ['OBJ-1', 'Goal', ''],
    ['R-01', 'Met', 'Deck app'],
    ['R-02', 'Asked', 'Overdue check. Question OQ-1'],
    ['R-03', 'Met', 'Entry lock'],
    ['R-04', 'Asked', 'Question OQ-3'],
    ['R-05', 'Out', ''],
    ['BAN-1', 'Kept', 'Without public cloud.'],
    ['SCP-1', 'Out', ''],
  ])
})

test('a requirement with a part and no mechanism is not met, once mechanisms are told', async () => {
  const design = givenDesign()
  const requirements = design.requirements.map((one) => ({ ...one, mechanism: undefined }))
  expect(await textOf('hld', { ...design, requirements })).not.toContain('two met')
  expect(await textOf('hld', { ...design, requirements, fit: undefined })).toContain('two met')
})

test('questions to the owners of other systems stand in a table of their own', async () => {
  const { content } = await givenDocument('hld', givenBrief(), givenDesign())
  const blocks = [...walkBlocks(content.sections)].map(({ block }) => block)
  const rowsOf = (id: string) => {
    const block = blocks.find((candidate) => candidate.id === id)
    return block?.type === 'table' ? block.rows.map(([first]) => (Array.isArray(first) ? plainText(first) : '')) : []
  }
  expect(rowsOf('questions-register')).toEqual(['OQ-1', 'OQ-3'])
  expect(rowsOf('questions-register-interfaces')).toEqual(['OQ-2'])
})

test('what serves every part stays out of the picture, by its role and not by its name', async () => {
  const { content } = await givenDocument('hld', givenBrief(), givenDesign())
  const picture = content.sections[0]!.blocks.find((block) => block.type === 'diagram')
  const labels = picture?.type === 'diagram' ? picture.nodes.map(({ label }) => label) : []
  expect(labels).toContain('MarineParts')
  expect(labels).not.toContain('Sign-in')
})

test('ids interrupt no sentence: a paragraph cites at its end', async () => {
  for (const type of documentTypeIds) {
    const { content } = await givenDocument(type, givenBrief(), givenDesign())
    const paragraphs = [...walkBlocks(content.sections)].flatMap(({ block }) => (block.type === 'paragraph' ? [block.text] : []))
    expect(paragraphs.filter((text) => text.slice(0, -1).some(({ cites }) => cites))).toEqual([])
  }
})
