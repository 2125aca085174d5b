import { expect, test } from 'vitest'
import { readStatements } from './read-statements.ts'
import { readDates, readStatedDates, readTimeline } from './read-timeline.ts'

const weeks = (text: string) => readTimeline(readStatements('timeline', text), text)?.weeks

test('durations become weeks', () => {
  expect(weeks('26 weeks')).toBe(26)
  expect(weeks('6 months')).toBe(26)
  expect(weeks('first results in 3 months and everything finished within a year')).toBe(52)
})

test('a start and an end are counted', () => {
  expect(weeks('Start on 5 January 2026, go-live by 30 September 2026.')).toBe(38)
})

test('days that do not exist are no dates', () => {
  expect(readDates('31 February 2026 and 2026-13-01')).toEqual([])
  expect(readDates('on 1 Oct 2026 and 2026-03-31, then March 2027').map(({ date }) => date)).toEqual([
    '2026-10-01',
    '2026-03-31',
    '2027-03-01',
  ])
})

test('a date knows what happens on it', () => {
  expect(
    readStatedDates(readStatements('timeline', 'Start on 5 January 2026; go-live by 1 October 2026.')).map(({ kind, name }) => [
      kind,
      name,
    ]),
  ).toEqual([
    ['start', 'Start'],
    ['go-live', 'go-live'],
  ])
})

test('an empty field gives no timeline', () => {
  expect(readTimeline([], '')).toBeUndefined()
})
