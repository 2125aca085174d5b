import { expect, test } from 'vitest'
import type { Block, BlockOf } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { findUnsupportedNumbers } from '#server/solution/find-unsupported-numbers.ts'
import { givenBriefs, givenDocument } from '#server/testing/given-documents.ts'
import { givenBareSolution, givenBrief, givenSolution } from '#server/testing/given-solution.ts'
import { checkContent } from '../check-content.ts'
import { headline } from './slide.ts'

const isTable = (block: Block): block is BlockOf<'table'> => block.type === 'table'

/** What is wrong with a talk; nothing wrong is an empty list. */
function faultsOf(slides: Section[]): string[] {
  const headings = slides.map(({ heading }) => heading)
  const faults = slides.flatMap(({ id, heading, blocks, sections }) => {
    const last = blocks.at(-1)
    const isNoted =
      last?.type === 'callout' && last.tone === 'note' && last.title === 'Speaker notes' && plainText(last.text) !== ''
    return [
      heading.length > 90 ? `${id}: its heading has ${heading.length} characters` : '',
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
    ...(slides.length >= 10 && slides.length <= 16 ? [] : [`${slides.length} slides`]),
    ...(new Set(headings).size === headings.length ? [] : ['two slides say the same']),
  ]
}

test.each(givenBriefs)('%s becomes a talk: one message a slide, something to see, and notes', async (_, of) => {
  const { content, solution, outline } = await givenDocument('powerpoint', of)
  expect(faultsOf(content.sections)).toEqual([])
  expect(checkContent({ content, solution, outline })).toEqual([])
  expect(
    findUnsupportedNumbers(
      content.sections.map(({ heading }) => heading),
      solution,
    ),
  ).toEqual([])
})

test('says what is missing where nothing is known, in as many slides', async () => {
  const { content, solution, outline } = await givenDocument('powerpoint', givenBrief(), givenBareSolution())
  expect(faultsOf(content.sections)).toEqual([])
  expect(checkContent({ content, solution, outline })).toEqual([])
  expect(JSON.stringify(content)).not.toContain('"type":"chart"')
})

test('finds a slide that breaks a rule', async () => {
  const { content } = await givenDocument('powerpoint', givenBrief(), givenSolution())
  const [first, second, ...rest] = content.sections as [Section, Section, ...Section[]]
  expect(faultsOf([first, second, ...rest])).toEqual([])
  expect(faultsOf([{ ...first, heading: 'x'.repeat(91) }, second, ...rest])).toHaveLength(1)
  expect(faultsOf([{ ...first, heading: second.heading }, second, ...rest])).toEqual(['two slides say the same'])
  expect(faultsOf([{ ...first, blocks: first.blocks.slice(0, -1) }, second, ...rest])).toEqual([
    'opening: the last block is no speaker notes',
  ])
  expect(faultsOf([first, second])).toEqual(['2 slides'])
})

test('takes the first message that can be read at a glance', () => {
  expect(headline('x'.repeat(91), undefined, 'short enough.', 'last')).toBe('Short enough')
  expect(headline('last of all')).toBe('Last of all')
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
  expect(calendar?.type === 'table' && calendar.rows.map((row) => plainText(row[0] as { text: string }[]))).toContain(
    'Eight workstreams: Lake foundation to Scores in use',
  )
})
