import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/calendar.ts'
import { datesOf } from '#server/compose/draft/dates-of-brief.ts'
import { withDates } from '#server/compose/draft/judge-dates.ts'
import { givenRegister, today } from '#server/compose/register/given-register.ts'
import { givenSolution } from '#server/testing/given-solution.ts'
import type { Solution } from '#server/solution/solution.ts'
import { lastDayOf } from './against-dates.ts'
import { fixedDatesOf, latestStart, pickDates } from './fixed-dates.ts'
import { freezesAgainst, periodsInPlan } from './freezes-against.ts'
import { datesLine } from './summary-lines.ts'
import { whenLine } from './when-lines.ts'

const source = { from: 'reference', design: 'Ferries', by: 'Ada' } as const
const streamOf = (id: string, [startWeek, weeks]: [number, number], kind: 'build' | 'switch-over') => ({
  id,
  source,
  name: kind === 'build' ? 'Boats' : 'First crossing',
  startWeek,
  weeks,
  kind,
  deliverables: [],
  dependsOn: [] as string[],
  satisfies: [],
})
/** Forty weeks: 36 of building and four of switching over. */
const workstreams = [streamOf('WS-1', [1, 36], 'build'), streamOf('WS-2', [37, 4], 'switch-over')]
function planned(timeline: string, work = workstreams): Solution {
  const { statements, calculations } = givenRegister({ timeline })
  return { ...givenSolution(), statements, calculations, workstreams: work, ...datesOf(statements, { today, workstreams: work }) }
}

test.each<[string, (string | undefined)[], RegExp]>([
  ['Start 1 March 2027. Pier open by 1 June 2028.', ['2028-06-01', 'met'], /ends on 3 December 2027, 25 weeks before this day$/],
  ['Start 1 March 2027. Pier open by 3 December 2027.', ['2027-12-03', 'met'], /^the whole plan ends on this day$/],
  [
    'Start 1 March 2027. Pier open by 1 July 2027.',
    ['2027-07-01', 'missed'],
    /^the whole plan ends on 3 December 2027, 22 weeks after this day$/,
  ],
  ['Pier open by 1 June 2028.', ['2028-06-01', 'met'], /^work must start by 27 August 2027 if .* whole plan: 40 weeks before/],
  ['Pier open by 1 March 2027.', ['2027-03-01', 'missed'], /^missed by 26 weeks or more .* had to start by 26 May 2026/],
  [
    'Award 1 March 2027.\nPier open by 1 July 2027.',
    ['2027-07-01', 'missed'],
    /^the whole plan ends on 3 December 2027, 22 weeks after this day$/,
  ],
  ['Trial of the pier until 1 April 2027. Pier open by 1 June 2028.', ['2028-06-01', 'met'], /^work must start by 27 August 2027/],
  ['Pier open within 120 days of the order.', [undefined, 'missed'], /^120 days are 17 weeks; .* 40 weeks: missed by 23 weeks/],
  ['Pier open within 12 months of the order.', [undefined, 'met'], /^12 months are 52 weeks; .*, 12 weeks less/],
])('%s beside a plan of forty weeks', (timeline, [day, result], verdict) => {
  expect(fixedDatesOf(planned(timeline)).map((one) => [one.day, one.isMet ? 'met' : 'missed', one.verdict])).toEqual([
    [day, result, expect.stringMatching(verdict)],
  ])
})

test('each date of a sentence has its own words, and the date of an offer is not compared with the plan', () => {
  const plan = planned(
    'Proposals before 3:00 p.m. (our clock) 14 January 2027. First pier live on 4 October 2027, all piers by 28 February 2028.',
  )
  expect(fixedDatesOf(plan).map(({ day, what }) => [day, what])).toEqual([
    ['2027-10-04', 'First pier live on 4 October 2027'],
    ['2028-02-28', 'all piers by 28 February 2028'],
  ])
})

test('work that begins on the latest day ends in time, and work that begins on the next working day does not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 200 }), (ahead, weeks) => {
      const day = addDays('2026-01-01', ahead)
      const start = latestStart(day, weeks)
      const weekday = new Date(start).getUTCDay()
      expect(weekday % 6).not.toBe(0)
      expect(lastDayOf(weeks, start) <= day).toBe(true)
      expect(lastDayOf(weeks, addDays(start, weekday === 5 ? 3 : 1)) <= day).toBe(false)
    }),
  )
})

test.each([
  [
    'No changes from 1 November to 31 December.',
    /1 November 2027 to 31 December 2027 \(taken as yearly\): “First crossing” runs from 8 November 2027/,
    false,
  ],
  [
    'No changes every November 1 to December 31.',
    /1 November 2027 to 31 December 2027 \(taken as yearly\): “First crossing” runs from/,
    false,
  ],
  [
    'No changes from 1 May to 30 June.',
    /1 May 2027 to 30 June 2027 \(taken as yearly\): no switch-over of the plan overlaps it/,
    true,
  ],
  ['No changes from 1 December 2028 to 15 January 2029.', /^1 December 2028 to 15 January 2029: outside the plan/, true],
])('%s, beside a plan from March to December 2027', (freeze, verdict, isMet) => {
  const met = freezesAgainst(planned(`Start 1 March 2027.\n${freeze}`))
  expect(met).toMatchObject([{ verdict: expect.stringMatching(verdict), isMet }])
})

test('a freeze of each year is repeated over the years of a long plan', () => {
  const long = [streamOf('WS-1', [1, 130], 'build'), streamOf('WS-2', [131, 4], 'switch-over')]
  const [freeze] = freezesAgainst(planned('Start 1 March 2027.\nNo changes from 15 December to 10 January.', long))
  expect(freeze!.verdict.match(/15 December \d+ to 10 January \d+/g)).toEqual([
    '15 December 2027 to 10 January 2028',
    '15 December 2028 to 10 January 2029',
  ])
})

test('where not all have room, the first date that is called live and the last come before the others', () => {
  const dates = ['Board', 'Review', 'Pier live', 'Second pier live', 'Audit', 'Old ferry off']
  expect(pickDates(dates, { words: (one) => one, most: 3 })).toEqual(['Board', 'Pier live', 'Old ferry off'])
  expect(pickDates(dates, { words: (one) => one, most: 9 })).toEqual(dates)
  expect(pickDates([], { words: String, most: 3 })).toEqual([])
})

test('page one shows the start, each date with its sum, and the freeze', () => {
  const plan = planned('Start 1 March 2027. Pier live by 1 June 2028. No changes from 1 May to 30 June.')
  const lines = whenLine({ solution: plan } as Parameters<typeof whenLine>[0])
  expect(lines.map(({ topic, runs }) => `${topic}: ${runs.map((run) => run.text).join('')}`)).toEqual([
    'When: 40 weeks, from 1 March 2027 to 3 December 2027, counted from “Start 1 March 2027”.',
    expect.stringMatching(
      /^Your dates beside the plan: 1 June 2028: “Pier live by 1 June 2028” \(S2\)\. The whole plan ends on .* before this day/,
    ),
    expect.stringMatching(/^Nothing may change: “No changes from 1 May to 30 June” \(S3\)\. 1 May 2027/),
  ])
})

test('before anything is designed, page one shows the start, the first date called live, the last and the freeze of many', () => {
  const days = ['Site visit 4 January 2027.', 'Boat list 5 January 2027.', 'Crew list 6 January 2027.', 'Quay plan 7 January 2027.']
  const many = [
    ...days,
    'Start 1 March 2027.',
    'Review 2 March 2027.',
    'Pier live 4 May 2027.',
    'No changes from 1 July to 31 August 2027.',
  ]
  const plan = planned([...many, 'Second review 1 October 2027.', 'Old ferry off 31 December 2028.'].join('\n'), [])
  const lines = datesLine({ solution: plan }).map(({ runs }) => /“(.*?)”/.exec(runs.map((run) => run.text).join(''))![1])
  expect(lines).toEqual([
    'Site visit 4 January 2027',
    'Start 1 March 2027',
    'Pier live 4 May 2027',
    'No changes from 1 July to 31 August 2027',
    'Old ferry off 31 December 2028',
  ])
})

test('each comparison is a calculation with its sum, of its statement', () => {
  const { statements, milestones, windows } = planned(
    'Start 1 March 2027. Pier open by 1 July 2027. No changes from 1 May to 30 June.',
  )
  const other = { ...planned('Pier open by 1 July 2027.').calculations![0]!, id: 'CAL-1', kind: 'sum' as const }
  const all = withDates([other, { ...other, id: 'CAL-2', kind: 'due' }], { statements, milestones, windows, workstreams })
  expect(
    all.map(({ id, kind, warns, statements: of, source }) => [id, kind, warns, of, source.from === 'calculated' && source.sum]),
  ).toEqual([
    expect.arrayContaining(['CAL-1', 'sum']),
    ['CAL-2', 'due', true, ['ST-2'], '2027-07-01 − 2027-12-03 = -155 days'],
    ['CAL-3', 'due', false, ['ST-3'], '2027-05-01 to 2027-06-30'],
  ])
})

test.each([
  ['Boats by 28 March 2027, and by Easter, which is 28 March 2027.', ['2027-03-28']],
  ['Delivered within nine months from 1 March 2027.', [undefined]],
])('%s has one date or duration', (timeline, days) => {
  expect(fixedDatesOf(planned(timeline)).map(({ day }) => day)).toEqual(days)
})

test('part of a month is not a freeze of the whole month', () => {
  expect(freezesAgainst(planned('Start 1 March 2027.\nNobody deploys in the last fortnight of December.'))).toEqual([])
})

test('in a table of dates a freeze of each year has the years of the plan', () => {
  const freeze = { from: '2027-01-01', to: '2027-02-15', recurs: true }
  const { milestones } = planned('Start 1 July 2027.')
  expect(periodsInPlan({ milestones, workstreams }, freeze)).toEqual([{ from: '2028-01-01', to: '2028-02-15' }])
  expect(periodsInPlan({ milestones: [], workstreams }, freeze)).toEqual([{ from: '2027-01-01', to: '2027-02-15' }])
})

test('a board paper, an earliest day and a licence are no dates by which the work has to be done', () => {
  const plan = planned(
    'Board paper 14 December 2026. The agreement is signed not before mid-April 2027. Maps licence exists until 31 March 2029. Sign-off by the trustees: 12 January 2027. Other piers by 30 November 2027.',
  )
  expect(fixedDatesOf(plan).map(({ day }) => day)).toEqual(['2027-11-30'])
})

test('months in a list are one freeze', () => {
  const [freeze] = freezesAgainst(planned('Start 1 March 2027. No go-lives in Dec, Jan and Feb.'))
  expect(freeze?.verdict).toMatch(/^1 December 2027 to 2[89] February 2028 /)
})
