import { expect, test } from 'vitest'
import { givenDesign } from '#server/testing/given-fits.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { viewSolution } from '../solution-view.ts'
import { plan } from './plan.ts'

type Stream = ReturnType<typeof givenDesign>['workstreams'][number]
const stream = (id: string, startWeek: number, days: [number, number]): Stream => ({
  ...givenDesign().workstreams[0]!,
  id,
  startWeek,
  weeks: 2,
  dependsOn: [],
  kind: 'build',
  effort: [{ role: 'Developer', days }],
})
const wordsOf = (...workstreams: Stream[]) =>
  plan.words(viewSolution({ ...givenDesign(), workstreams })).map((paragraph) => plainText(paragraph))[0]

test('people are reckoned over the work that is done at the same time', () => {
  expect(wordsOf(stream('WS-1', 1, [8, 12]), stream('WS-2', 3, [8, 12]))).toContain('4 weeks with one person in each role')
  expect(wordsOf(stream('WS-1', 1, [8, 12]), stream('WS-2', 2, [8, 12]))).toContain(
    '3 weeks with up to two people of one role at a time',
  )
})

test('a plan of half a million weeks is reckoned too', () => {
  const work = Array.from({ length: 1_000 }, (_, at) => ({ ...stream(`WS-${at + 1}`, 1 + at * 520, [2_600, 2_600]), weeks: 520 }))
  expect(wordsOf(...work)).toContain('520000 weeks with one person in each role')
})
