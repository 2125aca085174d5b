import { expect, test } from 'vitest'
import { computeTable } from '#shared/content/compute-table.ts'
import { blockTexts, plainText } from '#shared/content/plain-text.ts'
import { walkBlocks } from '#shared/content/walk-blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import { givenDesign } from '#server/testing/given-fits.ts'
import { word } from './word.ts'

const blocksOf = (solution: Solution = givenDesign()) => [...walkBlocks(word.buildSections(solution, {}))].map(({ block }) => block)
const textsOf = (id: string, solution?: Solution) =>
  blocksOf(solution)
    .filter((block) => block.id === id)
    .flatMap(blockTexts)
const totalsOf = (id: string) => {
  const block = blocksOf().find((candidate) => candidate.id === id)
  return block?.type === 'table' ? computeTable(block).totals : undefined
}

test('tells understanding, approach, plan, team, price, acceptance, terms and compliance', () => {
  expect(word.chaptersFor(givenDesign()).map(({ id }) => id)).toEqual([
    'answer',
    'understanding',
    'approach',
    'plan',
    'team',
    'price',
    'acceptance',
    'terms',
    'compliance',
  ])
})

test('counts the days of each role, from the least to the most', () => {
  expect(textsOf('team-effort')).toContain('Developer')
  expect(totalsOf('team-effort')).toEqual([null, 81, 111])
})

test('prices days at a stated rate, and names what is missing for the rest', () => {
  expect(totalsOf('price-range-eur')?.slice(-2)).toEqual([56_000, 78_400])
  expect(textsOf('price-missing')).toEqual(['Day rates: Architect and Trainer', 'Unit prices: Tablets'])
})

test('asks before anybody signs what contradicts itself and what has no working answer', () => {
  const texts = textsOf('acceptance-questions')
  expect(texts).toEqual(expect.arrayContaining(['OQ-1', 'OQ-3']))
  expect(texts).not.toContain('OQ-2')
})

test('settles by the brief what it says, and leaves the rest to be agreed', () => {
  const texts = textsOf('terms-basis')
  expect(texts).toEqual(
    expect.arrayContaining(['“EUR 240,000 until launch”.', 'Public cloud.', 'Inspection: Germany.', 'To be agreed.']),
  )
})

test('tells what we assume and what we work with, so that whoever signs has seen it', () => {
  const source = { from: 'assumption' as const, reason: 'No start is stated.' }
  const assumptions = [...givenDesign().assumptions, { id: 'ASM-2', source, text: 'Work begins on 4 January 2027' }]
  expect(textsOf('terms-basis', givenDesign({ assumptions }))).toEqual(
    expect.arrayContaining(['Taken for granted', 'Assumed by us', 'Work begins on 4 January 2027.']),
  )
  expect(textsOf('acceptance-proposals')).toEqual(expect.arrayContaining(['OQ-2', 'A nightly file.']))
})

test('asks before a signature only what the terms hang on, where the rest is found out first', () => {
  const [first] = givenDesign().workstreams
  const workstreams = [{ ...first!, id: 'WS-9', kind: 'discovery' as const, name: 'Discovery' }, ...givenDesign().workstreams]
  const asked = blocksOf(givenDesign({ workstreams })).find(({ id }) => id === 'acceptance-questions')
  const rows =
    asked?.type === 'table' ? asked.rows.map((row) => row.map((cell) => (Array.isArray(cell) ? plainText(cell) : cell))) : []
  expect(rows.map((row) => [row[0], row.at(-1)])).toEqual([
    ['OQ-1', 'Before signing'],
    ['OQ-3', 'In WS-9'],
  ])
})

test('accepts by limits, not by how many there are today', () => {
  const [, second] = givenDesign().requirements
  const today = { subject: 'calls', comparison: 'exactly' as const, value: 900, unit: 'call', quote: '900 calls' }
  const requirements = givenDesign().requirements.map((one) => (one.id === 'FR-1' ? { ...one, measures: [today] } : one))
  const texts = textsOf('acceptance-figures', givenDesign({ requirements }))
  expect(texts).toContain('Within 10 minutes')
  expect(second!.measures).toHaveLength(1)
  expect(texts).not.toContain('900 calls')
})
