import { expect, test } from 'vitest'
import type { Section } from '#shared/content/content.ts'
import { blockTexts, plainText } from '#shared/content/plain-text.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import { givenBriefs, givenDocument } from '#server/testing/given-documents.ts'
import { givenAdvice, givenDesign, givenNote } from '#server/testing/given-fits.ts'
import { givenBrief } from '#server/testing/given-solution.ts'
import { checkContent } from '../check-content.ts'
import { longestHeading, mostPoints, mostRows } from './slide.ts'

/** What a slide may not do. */
function faultsOf(slides: Section[]): string[] {
  const tables = slides.filter(({ blocks }) => blocks.some(({ type }) => type === 'table'))
  const long = slides.filter(({ heading }) => heading.length > longestHeading).map(({ id }) => `${id}: long heading`)
  const nested = slides.filter(({ sections }) => sections.length > 0).map(({ id }) => `${id}: slides within`)
  const full = slides.flatMap(({ id, blocks }) =>
    blocks.flatMap((block) =>
      (block.type === 'table' && block.rows.length > mostRows + 2) || (block.type === 'list' && block.items.length > mostRows)
        ? [`${id}: too full`]
        : [],
    ),
  )
  return [...long, ...nested, ...full, ...(tables.length > slides.length / 4 && slides.length > 4 ? ['too many tables'] : [])]
}

test.each(givenBriefs)('%s becomes a talk: one message a slide, a table in four at most', async (_, of) => {
  const { content, solution, outline } = await givenDocument('powerpoint', of)
  expect(faultsOf(content.sections)).toEqual([])
  expect(content.sections.length).toBeLessThanOrEqual(10)
  expect(checkContent({ content, solution, outline })).toEqual([])
})

test('a design is told in eight to ten slides, from the answer to the asks', async () => {
  const { content } = await givenDocument('powerpoint', givenBrief(), givenDesign())
  expect(content.sections.map(({ id }) => id)).toEqual([
    'opening',
    'picture',
    'walk',
    'covered',
    'decisions',
    'plan',
    'cost',
    'unsafe',
    'asks',
  ])
  expect(faultsOf(content.sections)).toEqual([])
  const headings = content.sections.map(({ heading }) => heading)
  expect(headings).toContain('2 of 5 requirements met')
  expect(headings).toContain('20 weeks, ready for 1 June 2027')
  expect(headings).toContain('One contradiction only you can settle')
})

test('a note and advice have the slides that they can fill', async () => {
  const slides = async (solution: ReturnType<typeof givenNote>) =>
    (await givenDocument('powerpoint', givenBrief(), solution)).content.sections.map(({ id }) => id)
  expect(await slides(givenNote())).toEqual(['opening', 'understood', 'decisions', 'unsafe', 'asks'])
  expect(await slides(givenAdvice())).toEqual(['opening', 'method', 'covered', 'plan', 'cost', 'unsafe', 'asks'])
})

test('finds a slide that breaks a rule', () => {
  const slide = (id: string, more: Partial<Section> = {}): Section => ({ id, heading: id, blocks: [], sections: [], ...more })
  expect(faultsOf([slide('a', { heading: 'x'.repeat(200) })])).toEqual(['a: long heading'])
  const items = Array.from({ length: mostPoints + 4 }, () => ({ text: [{ text: 'x' }] }))
  expect(faultsOf([slide('a', { blocks: [{ id: 'l', type: 'list', ordered: false, items }] })])).toEqual(['a: too full'])
  const table = { id: 't', type: 'table' as const, caption: '', columns: [], rows: [] }
  expect(faultsOf(['a', 'b', 'c', 'd', 'e'].map((id) => slide(id, { blocks: [table] })))).toEqual(['too many tables'])
})

test('what the speaker says stands in the notes', async () => {
  const { content } = await givenDocument('powerpoint', givenBrief(), givenDesign())
  const notes = [...walkBlocks(content.sections)].filter(({ block }) => block.id.endsWith('-notes'))
  expect(notes.length).toBeGreaterThan(6)
})

test('whoever speaks has the time, the money and the situation in the client’s words', async () => {
  const { content } = await givenDocument('powerpoint', givenBrief(), givenDesign())
  const notes = [...walkBlocks(content.sections)].flatMap(({ block }) =>
    block.id.endsWith('-notes') && block.type === 'callout' ? [plainText(block.text)] : [],
  )
  for (const quote of ['in service before the summer timetable', 'EUR 240,000 until launch', 'Mechanics write on carbon paper'])
    expect(notes.filter((words) => words.includes(quote))).toHaveLength(1)
})

test('what becomes of a failure stands on the slide of its walk alone', async () => {
  const design = givenDesign()
  const [walk] = design.scenarios
  const response = walk!.failure.response
  const risks = [{ ...design.risks[0]!, mitigation: response }, ...design.risks.slice(1)]
  const { content } = await givenDocument('powerpoint', givenBrief(), givenDesign({ risks }))
  const texts = [...walkBlocks(content.sections)].flatMap(({ block }) => blockTexts(block))
  expect(texts.filter((text) => text.includes(response.replace(/\.$/, '')))).toHaveLength(1)
})

test('the answer says whether the day is kept, and nothing on a slide is a list of ids', async () => {
  const { content } = await givenDocument('powerpoint', givenBrief(), givenDesign())
  const textsOf = (id: string) =>
    [...walkBlocks(content.sections)].filter(({ block }) => block.id === id).flatMap(({ block }) => blockTexts(block))
  expect(textsOf('opening-what').some((text) => text.includes('is kept'))).toBe(true)
  expect(textsOf('covered-points').filter((text) => text.startsWith('All by'))).toEqual([])
})

test('a note does not quote a goal on two slides', async () => {
  const { content } = await givenDocument('powerpoint', givenBrief(), givenNote())
  const [goal] = givenNote().objectives
  const shown = [...walkBlocks(content.sections)].filter(
    ({ block }) => !block.id.endsWith('-notes') && blockTexts(block).some((text) => text.includes(goal!.text)),
  )
  expect(shown.length).toBeLessThanOrEqual(1)
})

test('a slide that counts decisions lists those that it counts, and names the settled ones apart', async () => {
  const design = givenDesign()
  const [first] = design.decisions
  const decisions = [
    { ...first!, id: 'DEC-1', title: 'Azure for the register', status: 'accepted' as const },
    { ...first!, id: 'DEC-2', title: 'Product for the register', status: 'proposed' as const },
  ]
  const { content } = await givenDocument('powerpoint', givenBrief(), { ...design, decisions })
  const slide = content.sections.find(({ id }) => id === 'decisions')!
  expect(slide.heading).toBe('One decision waits for you')
  const [points] = slide.blocks
  const told = points?.type === 'list' ? points.items.map(({ text }) => plainText(text)) : []
  expect(told.map((point) => point.split(':')[0])).toEqual(['Product for the register', 'Settled by the brief'])
})

test('days by role say how many roles the slide leaves out', async () => {
  const design = givenDesign()
  const roles = ['Developer', 'Tester', 'Architect', 'Data engineer', 'Analyst', 'Trainer', 'Operator']
  const workstreams = design.workstreams.map((stream, index) => ({
    ...stream,
    effort: index === 0 ? roles.map((role, place) => ({ role, days: [10, 40 - place] as [number, number] })) : [],
  }))
  const { content } = await givenDocument('powerpoint', givenBrief(), { ...design, workstreams, costs: [] })
  const lines = [...walkBlocks(content.sections)].find(({ block }) => block.id === 'cost-lines')!.block
  const told = lines.type === 'list' ? lines.items.map(({ text }) => plainText(text)) : []
  expect(told.at(-1)).toBe('Three other roles: Analyst, Trainer and Operator')
  expect(told).toHaveLength(mostPoints)
})

test('what the first slide quotes as the goal is not quoted again on the next', async () => {
  const note = givenNote()
  const text = 'Late departures below one in a hundred.'
  const source = { from: 'brief' as const, field: 'businessObjective' as const, quote: text }
  const requirements = [{ ...givenDesign().requirements[0]!, id: 'FR-90', text, source }, ...givenDesign().requirements]
  const { content } = await givenDocument('powerpoint', givenBrief(), { ...note, objectives: [], requirements })
  const slides = content.sections.filter(({ blocks }) =>
    blocks.some((block) => block.type === 'list' && block.items.some((item) => plainText(item.text).includes('Late departures'))),
  )
  expect(slides.map(({ id }) => id)).toEqual(['opening'])
})
