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

const spans: [string, number][] = [
  ['5 January 2026 to 30 September 2026', 38],
  ['From 05/01/2026 until 30/09/2026', 38],
  ['Kick-off January 5, 2026; go-live September 30, 2026', 38],
  ['between April 2026 and September 2026', 26],
  ['Milestone\tDate\nStart\t05/01/2026\nGo-live\t30/09/2026', 38],
  ['26 weeks, then 2 years of support', 26],
  ['nine months', 39],
]
for (const [text, expected] of spans) {
  test(`“${text.replaceAll(/\s/g, ' ')}” is ${expected} weeks`, () => {
    expect(weeks(text)).toBe(expected)
  })
}

test('a go-live day among the constraints ends a plan whose field names only its start', () => {
  const statements = [
    ...readStatements('timeline', 'Work starts on 1 March 2027'),
    ...readStatements('constraints', 'Go-live must be no later than 30 September 2027.'),
  ]
  expect(readTimeline(statements, 'Work starts on 1 March 2027')?.weeks).toBe(30)
  expect(readStatedDates(timelineStatements(statements)).map(({ name, kind }) => [name, kind])).toEqual([
    ['Work starts', 'start'],
    ['Go-live', 'go-live'],
  ])
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
