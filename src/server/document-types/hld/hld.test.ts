import { expect, test } from 'vitest'
import type { BlockOf } from '#shared/content/blocks.ts'
import { computeTable } from '#shared/content/compute-table.ts'
import { blockTexts } from '#shared/content/plain-text.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import { givenDesign } from '#server/testing/given-fits.ts'
import { givenSolution } from '#server/testing/given-solution.ts'
import { hld } from './hld.ts'

const blocksOf = (solution: Solution) => [...walkBlocks(hld.buildSections(solution, {}))].map(({ block }) => block)
const textsOf = (id: string, solution = givenSolution()) =>
  blocksOf(solution)
    .filter((block) => block.id === id)
    .flatMap(blockTexts)

test('prices what has a price, by period, and invents none', () => {
  const costs = blocksOf(givenSolution()).filter(
    (block): block is BlockOf<'table'> => block.type === 'table' && block.id.startsWith('sizes-cost'),
  )
  expect(costs.map(({ id }) => id)).toEqual(['sizes-cost-once-gbp', 'sizes-cost-month-gbp', 'sizes-cost-unpriced'])
  expect(costs.map((table) => computeTable(table).totals?.at(-1))).toEqual([390_000, 450, undefined])
  expect(costs[2]?.columns.map(({ kind }) => kind)).not.toContain('money')
  expect(textsOf('sizes-cost-unpriced')).toContain('Lakehouse storage')
})

test('marks a technology that the brief does not name', () => {
  const parts = textsOf('parts-table', givenDesign())
  expect(parts).toContain('PostgreSQL')
  expect(parts).toContain('PWA (proposed)')
})

test('a control stands with the part that it is in', () => {
  const names = textsOf('parts-table', givenDesign())
  expect(names.indexOf('– Entry lock')).toBeGreaterThan(names.indexOf('Inspection store'))
})

test('a connection says what it carries, which way, and by what; an unknown protocol is asked', () => {
  const texts = textsOf('parts-connections', givenDesign())
  expect(texts).toEqual(expect.arrayContaining(['Order connector', 'Part orders, both ways', 'MarineParts', 'To be agreed']))
})

test('data has its class, the place that it stays in and how long it is kept', () => {
  expect(textsOf('data-entities', givenDesign())).toEqual(expect.arrayContaining(['Personal', 'Germany', '10 years']))
})

test('a walk ends with what happens where it fails', () => {
  const texts = textsOf('walks-scn-1', givenDesign())
  expect(texts.slice(-4).filter(Boolean)).toEqual(['The harbour has no network:', 'The app tries again at the next berth.'])
})

test('dates tell deadlines and freezes, sizes what they were reckoned from', () => {
  expect(textsOf('plan-dates', givenDesign())).toEqual(
    expect.arrayContaining(['Deadline', 'Freeze, each year', 'No change over Easter']),
  )
  expect(textsOf('sizes-table', givenDesign())).toContain('31,000 a week over 168 hours.')
})

test('a solution that was stored earlier is drawn and told whole', () => {
  expect(hld.chaptersFor(givenSolution()).map(({ id }) => id)).toEqual([
    'answer',
    'walks',
    'parts',
    'data',
    'decisions',
    'plan',
    'sizes',
    'risks',
    'questions',
    'compliance',
  ])
})
