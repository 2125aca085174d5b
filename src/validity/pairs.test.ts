import { expect, test } from 'vitest'
import { documentTypeIds } from '#shared/document-types.ts'
import { formatNames } from '#shared/formats.ts'
import { shownExamples } from '#server/testing/shown-examples.ts'
import type { Fault, Pair } from './fault.ts'
import { allPairs, quickPairs } from './pairs.ts'
import { readExamples } from './read-examples.ts'
import { faultLines, tableOf, withoutShiftedPages } from './report.ts'

const examples = [...readExamples().keys()]
const quick = (seed: number) => quickPairs(examples, { shown: shownExamples, seed, slice: 6 })
const count = documentTypeIds.length * formatNames.length

test('the whole registry is every example as every type in every format', () => {
  expect(allPairs(examples)).toHaveLength(examples.length * count)
  expect(allPairs(examples, { example: 'wexmoor-bare', type: 'hld,word', format: 'pdf' })).toHaveLength(2)
})

test('every quick run has each type in each format and each shown example, and the same ones for the same seed', () => {
  for (const seed of [0, 1, 4_294_967_295]) {
    const pairs = quick(seed)
    expect(new Set(pairs.map(({ type, format }) => `${type} ${format}`)).size).toBe(count)
    expect(pairs.map(({ example }) => example)).toEqual(expect.arrayContaining(shownExamples))
    expect(pairs).toHaveLength(count + 6)
    expect(quick(seed)).toEqual(pairs)
  }
})

test('in time the slices come to every example', () => {
  const seen = new Set(examples.flatMap((_, seed) => quick(seed).map(({ example }) => example)))
  expect([...seen].toSorted()).toEqual(examples)
})

test('the report tells each fault where it is, and counts the files that have none', () => {
  const pair: Pair = { example: 'one', type: 'hld', format: 'pdf' }
  const faults: Fault[] = [{ pair, check: 'qpdf', place: 'file', sentence: 'It is cut short.' }]
  const report = [...faultLines(faults), tableOf([pair, { ...pair, example: 'two' }], faults)].join('\n')
  expect(report).toContain('one as hld in pdf\n  qpdf, file: It is cut short.')
  expect(report).toMatch(/hld +– +1\/2/)
})

test('two of a hundred entries of contents may be off by a page, and nothing else may', () => {
  const pair: Pair = { example: 'one', type: 'hld', format: 'docx' }
  const shifted: Fault = { pair, check: 'pages', place: 'contents', sentence: '“Risks” is a page on.', isNextPage: true }
  const other: Fault = { pair, check: 'pages', place: 'contents', sentence: '“Risks” is listed, and no heading says so.' }
  expect(withoutShiftedPages([shifted, shifted, other], 8)).toEqual([other])
  expect(withoutShiftedPages([shifted, shifted, shifted], 8)).toHaveLength(3)
  expect(withoutShiftedPages([shifted, shifted, shifted], 150)).toEqual([])
  expect(withoutShiftedPages([shifted, shifted, shifted], 149)).toHaveLength(3)
})
