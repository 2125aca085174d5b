import { expect, test } from 'vitest'
import { rankHit } from './rank-hits.ts'
import { readQuestion } from './write-query.ts'

/** The names in the order of their ranks for a query. */
const ordered = (query: string, hits: [name: string, isNamed: boolean][]) =>
  hits.toSorted(
    (a, b) =>
      rankHit({ isNamed: b[1], names: [b[0]] }, readQuestion(query)) -
      rankHit({ isNamed: a[1], names: [a[0]] }, readQuestion(query)),
  )

test('a name that is the query comes first, then those that begin with it, contain it, and have its words', () => {
  const best: [string, boolean][] = [
    ['Claims Platform', true],
    ['Claims Platform Migration', true],
    ['A New Claims Platform', true],
    ['Platform for Claims', true],
    ['Platform Operations', false],
    ['Letters', false],
  ]
  expect(ordered('claims platform', best.toReversed())).toEqual(best)
})

test('the last word of the query may be the beginning of one', () => {
  const best: [string, boolean][] = [
    ['Discharge Letters', true],
    ['Better Discharge Letters', true],
    ['Discharge', false],
    ['Wards', false],
  ]
  expect(ordered('discharge let', best.toReversed())).toEqual(best)
  expect(ordered('Discharge let ', best.toReversed())[0]).not.toEqual(best[0])
})
