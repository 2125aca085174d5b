import { expect, test } from 'vitest'
import { computeTable } from '#shared/content/compute-table.ts'
import { blockTexts } from '#shared/content/plain-text.ts'
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
