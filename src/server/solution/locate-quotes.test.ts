import { expect, test } from 'vitest'
import { locateQuotes } from './locate-quotes.ts'
import type { Solution } from './solution.ts'
import { givenBareSolution } from '#server/testing/given-solution.ts'

const requirement = (quote: string, more: Partial<Solution['requirements'][number]> = {}): Solution['requirements'][number] => ({
  id: 'FR-1',
  source: { from: 'brief', field: 'scope', quote },
  text: quote,
  kind: 'functional',
  furtherCharacteristics: [],
  measures: [],
  priority: 'must',
  priorityStated: false,
  alsoStated: [],
  ...more,
})
const { budget: _, timeline: __, situation: ___, ...bare } = givenBareSolution()
const locate = (changes: Partial<Solution>, brief: Record<string, string>) => locateQuotes({ ...bare, ...changes }, brief)
test('a quote is found at its place, also where it is stated again', () => {
  const again = { alsoStated: [{ from: 'brief' as const, field: 'timeline', quote: 'at night' }] }
  const found = locate({ requirements: [requirement('Ferries sail', again)] }, { scope: 'All Ferries sail.', timeline: 'at night' })
  expect(found).toEqual([
    { fact: 'FR-1', field: 'scope', quote: 'Ferries sail', start: 4, end: 16 },
    { fact: 'FR-1', field: 'timeline', quote: 'at night', start: 0, end: 8 },
  ])
})

test('spaces and line ends count as the person typed them, and what is not there has no place', () => {
  const text = 'x (Ferries\r\n sail.*)'
  const [found] = locate({ requirements: [requirement('(Ferries sail.*)')] }, { scope: text })
  expect(text.slice(found!.start!, found!.end!)).toBe('(Ferries\r\n sail.*)')
  const [lost] = locate({ requirements: [requirement('Boats')] }, { scope: text })
  expect(lost).toMatchObject({ start: null, end: null })
})

test('a total is looked for in its own field first', () => {
  const brief = { scope: 'EUR 5', budget: 'At most EUR 5.', constraints: 'twelve weeks' }
  expect(locate({ budget: { quote: 'EUR 5' }, timeline: { quote: 'twelve weeks' } }, brief)).toEqual([
    { fact: 'budget', field: 'budget', quote: 'EUR 5', start: 8, end: 13 },
    { fact: 'timeline', field: 'constraints', quote: 'twelve weeks', start: 0, end: 12 },
  ])
})
