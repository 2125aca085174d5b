import { expect, test } from 'vitest'
import type { Block, BlockOf } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import { blockTexts, plainText } from '#shared/content/plain-text.ts'
import { findUnsupportedNumbers } from '#server/solution/find-unsupported-numbers.ts'
import { givenBriefs, givenDocument } from '#server/testing/given-documents.ts'
import { givenBareSolution, givenBrief, givenSolution } from '#server/testing/given-solution.ts'
import { checkContent } from '../check-content.ts'
import { callout, paragraph } from '../make-blocks.ts'
import { headline, longestHeading } from './slide.ts'

const isTable = (block: Block): block is BlockOf<'table'> => block.type === 'table'

/** One of these makes a sentence of a title. */
const verbs =
  /\b(is|are|has|have|had|wants?|means?|feeds?|hangs?|answers?|stays?|takes?|leads?|gets?|needs?|names?|would|must|can|asks?|shapes?|decides?|shows?|uses?|depends?)\b/

const segmenter = new Intl.Segmenter('en-GB', { granularity: 'sentence' })
const sentencesOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment.trim())

/** Sentences of the notes that stand on the slide too. */
function repeated(blocks: Block[]): string[] {
  const shown = new Set(blocks.slice(0, -1).flatMap(blockTexts).flatMap(sentencesOf))
  return blockTexts(blocks.at(-1)!)
    .flatMap(sentencesOf)
    .filter((sentence) => sentence.split(' ').length > 4 && shown.has(sentence))
}

/** How many slides fit the substance of a brief; the title slide is one more. */
const boundsOf = (requirements: number) => (requirements >= 10 ? [9, 15] : [4, 11])

/** What is wrong with a talk; nothing wrong is an empty list. */
function faultsOf(slides: Section[], requirements = 10): string[] {
  const [least, most] = boundsOf(requirements) as [number, number]
  const headings = slides.map(({ heading }) => heading)
  const faults = slides.flatMap(({ id, heading, blocks, sections }) => {
    const last = blocks.at(-1)
    const isNoted =
      last?.type === 'callout' && last.tone === 'note' && last.title === 'Speaker notes' && plainText(last.text) !== ''
    return [
      heading.length > longestHeading ? `${id}: its heading has ${heading.length} characters` : '',
      verbs.test(heading) ? '' : `${id}: “${heading}” is no sentence`,
      ...repeated(blocks).map((sentence) => `${id}: the notes repeat “${sentence}”`),
      isNoted ? '' : `${id}: the last block is no speaker notes`,
      blocks.length > 1 ? '' : `${id}: nothing is shown`,
      sections.length > 0 ? `${id}: a slide in a slide` : '',
      ...blocks.filter(isTable).map(({ rows }) => (rows.length > 7 ? `${id}: a table of ${rows.length} rows` : '')),
      ...blocks.map((block) => (block.type === 'list' && block.items.length > 5 ? `${id}: a long list` : '')),
      ...blocks.map((block) =>
        block.type === 'chart' && !blocks.some((other) => other.id === block.table) ? `${id}: a chart without its table` : '',
      ),
    ].filter(Boolean)
  })
  return [
    ...faults,
    ...(slides.length >= least && slides.length <= most ? [] : [`${slides.length} slides`]),
    ...(new Set(headings).size === headings.length ? [] : ['two slides say the same']),
  ]
}

test.each(givenBriefs)('%s becomes a talk: one message a slide, something to see, and notes', async (_, of) => {
  const { content, solution, outline } = await givenDocument('powerpoint', of)
  expect(faultsOf(content.sections, solution.requirements.length)).toEqual([])
  expect(checkContent({ content, solution, outline })).toEqual([])
  expect(
    findUnsupportedNumbers(
      content.sections.map(({ heading }) => heading),
      solution,
    ),
  ).toEqual([])
})

test('says what is missing where nothing is known, in as few slides as that takes', async () => {
  const { content, solution, outline } = await givenDocument('powerpoint', givenBrief(), givenBareSolution())
  expect(faultsOf(content.sections, 0)).toEqual([])
  expect(checkContent({ content, solution, outline })).toEqual([])
  expect(JSON.stringify(content)).not.toContain('"type":"chart"')
})

test('finds a slide that breaks a rule', async () => {
  const { content } = await givenDocument('powerpoint', givenBrief(), givenSolution())
  const [first, second, ...rest] = content.sections as [Section, Section, ...Section[]]
  expect(faultsOf([first, second, ...rest])).toEqual([])
  expect(faultsOf([{ ...first, heading: `It is ${'x'.repeat(100)}` }, second, ...rest])).toHaveLength(1)
  expect(faultsOf([{ ...first, heading: second.heading }, second, ...rest])).toEqual(['two slides say the same'])
  expect(faultsOf([{ ...first, blocks: first.blocks.slice(0, -1) }, second, ...rest])).toEqual([
    'opening: the last block is no speaker notes',
  ])
  expect(faultsOf([{ ...first, heading: 'Cost overview' }, second, ...rest])).toEqual(['opening: “Cost overview” is no sentence'])
  const said = callout('opening-notes', 'note', { title: 'Speaker notes', text: [{ text: 'The goal is one for this year.' }] })
  const shown = paragraph('shown', 'The goal is one for this year.')
  expect(faultsOf([{ ...first, blocks: [shown, said] }, second, ...rest])).toEqual([
    'opening: the notes repeat “The goal is one for this year.”',
  ])
  expect(faultsOf([first, second])).toEqual(['2 slides'])
})

test('takes the first message that can be read at a glance', () => {
  expect(headline('x'.repeat(106), undefined, 'short enough.', 'last')).toBe('Short enough')
  expect(headline('last of all')).toBe('Last of all')
  expect(headline('iManage feeds it')).toBe('iManage feeds it')
})

test('shows what the brief says, and marks what it does not', async () => {
  const { content } = await givenDocument('powerpoint', givenBrief(), givenSolution())
  const said = JSON.stringify(content)
  expect(said).toContain('The budget is £450,000; one cost line still needs a price')
  expect(said).toContain('Azure Event Hubs (proposed)')
  expect(content.sections.find(({ id }) => id === 'decisions')?.blocks.filter(isTable)[0]?.rows[0]).toMatchObject([
    [{ text: 'DEC-1' }],
    [{ text: 'Keep claims in a lakehouse' }],
    [{ text: 'Warehouse' }],
    [{ text: 'One copy serves tables and models.' }],
  ])
})

test('draws work that runs side by side as one bar where a slide has no room for all', async () => {
  const [, of] = givenBriefs.find(([name]) => name.startsWith('aldgate'))!
  const { content, solution } = await givenDocument('powerpoint', of)
  const calendar = content.sections.find(({ id }) => id === 'plan')?.blocks.find(({ id }) => id === 'plan-calendar')
  expect(solution.workstreams.length).toBeGreaterThan(7)
  const rows = calendar?.type === 'table' ? calendar.rows.map(([name]) => name as { text: string; cites?: string[] }[]) : []
  expect(rows.map(plainText)).toContainEqual(expect.stringMatching(/^[A-Z][^;]+; [a-z]+ more$/))
  const held = rows.map((name) => name.flatMap(({ cites = [] }) => cites))
  expect(held.flat().toSorted()).toEqual(solution.workstreams.map(({ id }) => id).toSorted())
  expect(Math.max(...held.map(({ length }) => length))).toBeLessThan(solution.workstreams.length / 2)
})

test('ends with what is wanted, of whom and by when', async () => {
  for (const [, of] of givenBriefs) {
    const { content, solution } = await givenDocument('powerpoint', of)
    const asks = content.sections.at(-1)!.blocks.find(isTable)!
    expect(asks.rows.length).toBeGreaterThan(1)
    expect(asks.rows.flat().filter((cell) => !Array.isArray(cell) || plainText(cell).trim() === '')).toEqual([])
    const said = JSON.stringify(asks)
    expect(solution.decisions.every(({ id, status }) => status === 'accepted' || said.includes(id))).toBe(true)
    expect(solution.questions.length === 0 || said.includes('open question')).toBe(true)
  }
})

test('leaves out a slide that has nothing of its own, and leads to none that is left out', async () => {
  const whole = givenSolution()
  const ids = async (solution = whole) =>
    (await givenDocument('powerpoint', givenBrief(), solution)).content.sections.map(({ id }) => id)
  expect(await ids()).toEqual(expect.arrayContaining(['context', 'coverage', 'decisions', 'risks', 'questions']))
  const thin = { ...whole, requirements: whole.requirements.slice(0, 3), risks: [], questions: whole.questions.slice(0, 1) }
  const left = await ids(thin)
  for (const id of ['parts', 'run', 'risks', 'questions']) expect(left).not.toContain(id)
  const { content } = await givenDocument('powerpoint', givenBrief(), thin)
  expect(JSON.stringify(content)).not.toContain('"link":"#questions"')
})

test('a recovery point of nothing is said as no data', async () => {
  const requirements = {
    ...givenBrief().requirements,
    technicalRequirements:
      'Payments must be visible at once.\nThe recovery point objective is 0 minutes and the recovery time objective is 15 minutes.',
  }
  const { content } = await givenDocument('powerpoint', givenBrief({ documentType: 'powerpoint', requirements }))
  const headings = content.sections.map(({ heading }) => heading)
  expect(headings).toContain('After a failure the service is back in 15 minutes and has lost no data')
})
