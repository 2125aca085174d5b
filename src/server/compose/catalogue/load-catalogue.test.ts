import { expect, test } from 'vitest'
import { checkEntries } from '#server/compose/catalogue/check-entries.ts'
import { loadCatalogue } from '#server/compose/catalogue/load-catalogue.ts'
import { readEntries } from '#server/compose/catalogue/read-entries.ts'

const entries = readEntries()
const withCapability = (change: Record<string, unknown>) => {
  const [id, capability] = Object.entries(entries['collect.yaml'] as Record<string, object>)[0]!
  return checkEntries({ ...entries, 'planted.yaml': { [`planted-${id}`]: { ...capability, ...change } } }).faults
}

test('the catalogue has no fault', () => {
  expect(checkEntries(entries).faults).toEqual([])
})

test('the catalogue is read once and cannot be changed', () => {
  const catalogue = loadCatalogue()
  expect(loadCatalogue()).toBe(catalogue)
  expect(() => catalogue.capabilities[0]!.needs.push('more')).toThrow(TypeError)
})

test('a fault is told with its file, its entry and its field', () => {
  expect(withCapability({ beside: ['nothing-such'] })).toEqual([
    'planted.yaml: planted-batch-ingestion: beside names nothing-such, which no file holds.',
  ])
  expect(withCapability({ needs: ['one'] })[0]).toMatch(/^planted\.yaml: planted-batch-ingestion: needs: /)
  expect(withCapability({ mechanisms: [{ verbs: ['load'], how: 'by {magic}' }] })).toEqual([
    'planted.yaml: planted-batch-ingestion: mechanisms: each has a slot that a brief may leave empty; add one without, or with {object} alone.',
    expect.stringContaining('{magic} is no slot'),
  ])
})

test('a signal that cannot be compiled, or may take very long, is refused', () => {
  for (const signal of ['(open', '(?:a+)+b', 'load.*night', '@nearby'])
    expect(withCapability({ signals: [signal] })[0]).toContain(`signals: “${signal}”`)
})

test('an id stands once', () => {
  const again = { ...entries, 'planted.yaml': entries['collect.yaml'] }
  expect(checkEntries(again).faults[0]).toBe('planted.yaml: batch-ingestion stands in the catalogue twice.')
})
