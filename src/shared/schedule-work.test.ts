import { expect, test } from 'vitest'
import { scheduleWork } from './schedule-work.ts'

const piece = (id: string, weeks: number, more: { dependsOn?: string[]; notBefore?: string } = {}) => ({
  id,
  weeks,
  dependsOn: [],
  ...more,
})
const weeksOf = (start: string | undefined, ...pieces: ReturnType<typeof piece>[]) =>
  scheduleWork(pieces, start).map(({ startWeek }) => startWeek)

// Monday 3 May 2027.
const start = '2027-05-03'

test('work begins after the last of those that it waits for, and a circle ends somewhere', () => {
  expect(weeksOf(start, piece('A', 2), piece('B', 5), piece('C', 1, { dependsOn: ['A', 'B'] }))).toEqual([1, 1, 6])
  expect(weeksOf(undefined, piece('A', 2, { dependsOn: ['B'] }), piece('B', 1, { dependsOn: ['A'] }))).toHaveLength(2)
})

test.each([
  ['the day that a week begins with', '2027-05-17', 3],
  ['a day within a week, which begins before it', '2027-05-18', 4],
  ['the last day of a week', '2027-05-16', 3],
  ['the first day of the plan', start, 1],
  ['a day before the plan', '2026-01-01', 1],
  ['a day of another year', '2028-01-10', 37],
])('work that may not begin before %s waits for it, and work after it too', (_, notBefore, week) => {
  expect(weeksOf(start, piece('A', 2, { notBefore }), piece('B', 1, { dependsOn: ['A'] }))).toEqual([week, week + 2])
})

test('the later of the day and the work before it counts', () => {
  expect(weeksOf(start, piece('A', 10), piece('B', 1, { dependsOn: ['A'], notBefore: '2027-05-17' }))).toEqual([1, 11])
  expect(weeksOf(start, piece('A', 1), piece('B', 1, { dependsOn: ['A'], notBefore: '2027-05-17' }))).toEqual([1, 3])
})

test('without a start no work waits for a day', () => {
  expect(weeksOf(undefined, piece('A', 2, { notBefore: '2028-01-10' }), piece('B', 1, { dependsOn: ['A'] }))).toEqual([1, 3])
})
