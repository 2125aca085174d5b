import { expect, test } from 'vitest'
import { givenDesign } from '#server/testing/given-fits.ts'
import { deadlineOf, doneIn, longestChain, slackOf, startOf } from './calendar.ts'

test('a plan is done when what is promised is, not when its running ends', () => {
  const solution = givenDesign()
  expect(doneIn(solution)).toBe(20)
  expect(deadlineOf(solution)?.name).toBe('Summer timetable')
  expect(slackOf(solution)).toBe(1)
  expect(startOf(solution)?.date).toBe('2027-01-04')
})

test('a plan that ends after its deadline is late by so many weeks', () => {
  const solution = givenDesign()
  const workstreams = solution.workstreams.map((stream) => (stream.id === 'WS-3' ? { ...stream, weeks: 9 } : stream))
  expect(slackOf({ ...solution, workstreams })).toBe(-4)
})

test('the longest chain leads from the first piece of work to the last', () => {
  expect(longestChain(givenDesign()).map(({ id }) => id)).toEqual(['WS-1', 'WS-2', 'WS-3', 'WS-4'])
})
