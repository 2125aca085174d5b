import { expect, test } from 'vitest'
import { readStatements } from './read-statements.ts'
import { readDates } from './read-dates.ts'
import { readStatedDates, readTimeline, timelineStatements } from './read-timeline.ts'

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

test('where there is no field for it, the time is read from the additional context', () => {
  const context = 'Budget £420K. Go-live by 31 March 2027. The first pilot went live on 3 May 2024. Logs are kept for 2 years.'
  const statements = readStatements('additionalContext', context)
  expect(timelineStatements(statements).map(({ quote }) => quote)).toEqual(['Go-live by 31 March 2027.'])
  expect(readTimeline(statements, '')).toEqual({ quote: 'Go-live by 31 March 2027.' })
  expect(readTimeline(readStatements('additionalContext', 'Public beta in 20 weeks.'), '')?.weeks).toBe(20)
})

test('its own field goes before the additional context', () => {
  const statements = [...readStatements('timeline', '26 weeks'), ...readStatements('additionalContext', 'Beta in 8 weeks.')]
  expect(readTimeline(statements, '26 weeks')).toEqual({ quote: '26 weeks', weeks: 26 })
})
