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

const named: [string, string[]][] = [
  ['Beta 06/15/2026, GA 10/01/2026', ['Beta 2026-06-15', 'GA 2026-10-01']],
  ['First wave (home, 5,000 policies) on 14 June 2027. Motor from September 2027', ['First wave 2027-06-14', 'Motor 2027-09-01']],
  ['Start 7 September 2026', ['Start 2026-09-07']],
  ['36 weeks from 4 May 2026', ['Start 2026-05-04']],
  ['Start am 01.04.2026, Fertigstellung bis 15.12.2026', ['Start 2026-04-01', 'Fertigstellung 2026-12-15']],
  ['Démarrage le 2 mars 2026, mise en service le 30 septembre 2026.', ['Démarrage 2026-03-02', 'mise en service 2026-09-30']],
  [
    'parallel run for two quarter ends (31 December 2026 and 31 March 2027)',
    ['parallel run for two quarter ends 2026-12-31', 'parallel run for two quarter ends 2027-03-31'],
  ],
  ['Ready for the planning round, which begins 11 January 2027.', ['planning round begins 2027-01-11']],
]
for (const [text, expected] of named) {
  test(`the days of “${text}” are named in words`, () => {
    const found = readStatedDates(readStatements('timeline', text))
    expect(found.map(({ name, date }) => `${name} ${date}`)).toEqual(expected)
  })
}

test('a season that starts is no start of the work', () => {
  expect(readStatedDates(readStatements('timeline', 'season starts 8 Aug 2026')).map(({ kind }) => kind)).toEqual(['other'])
})

const plans: [string, number | undefined][] = [
  ['Design 8 weeks; build 30 weeks', 38],
  ['Evaluation 6 weeks; pilot from 1 September 2026; all tickets by 31 January 2027', 27],
  ['Release 1 in 22 weeks from 13 April 2026; release 2 by 31 March 2027', 50],
  ['Register in 4 months; requests service in 9 months', 39],
  ['Kick-off on March 2, 2026; live 12/18/2026', 41],
]
for (const [text, expected] of plans) {
  test(`“${text}” is planned over ${expected} weeks`, () => {
    expect(weeks(text)).toBe(expected)
  })
}

test('another field may prove that the month stands first', () => {
  const statements = [
    ...readStatements('timeline', 'Start 03/02/2026, live 10/01/2026'),
    ...readStatements('additionalContext', 'The old contract ends on 12/31/2026.'),
  ]
  expect(readStatedDates(timelineStatements(statements), statements).map(({ date }) => date)).toEqual(['2026-03-02', '2026-10-01'])
})
