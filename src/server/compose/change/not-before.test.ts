import { expect, test } from 'vitest'
import { Solution } from '#server/solution/solution.ts'
import { dueDatesOf } from '#server/document-types/against-dates.ts'
import { givenPicked } from '#server/testing/given-picked.ts'
import type { Change } from './change.ts'
import { patchFacts } from './patch-facts.ts'
import { viewDesign } from './view-design.ts'

const start: Change = {
  op: 'add',
  list: 'milestones',
  id: 'MS-900',
  value: { name: 'Start', date: '2027-05-03', kind: 'start' },
}
const work = (id: string, name: string, more: object = {}): Change => ({
  op: 'add',
  list: 'workstreams',
  id,
  value: { name, weeks: 4, effort: [{ role: 'Developer', days: [5, 9] }], ...more },
})
const inver = (notBefore: string, more: object = {}) => work('WS-901', 'Inver', { notBefore, ...more })

const before = givenPicked({ technicalRequirements: 'The harbour master sees every berth.' }, 'telemetry').solution
const empty = patchFacts({
  solution: before,
  changes: before.workstreams.map(({ id }): Change => ({ op: 'remove', id })),
  by: 'Ann',
  today: '2026-11-30',
}).solution
const patch = (changes: Change[], solution = empty) => patchFacts({ solution, changes, by: 'Ann', today: '2026-11-30' })
const named = ({ workstreams }: Solution, name: string) => workstreams.find((one) => one.name === name)!
const points = (solution: Solution) => viewDesign({ solution }).findings.filter((point) => point.includes('Inver'))

test('a day before which work may not begin moves it, the work after it, the end of the plan and the dates', () => {
  const due = { name: 'All harbours', date: '2028-02-25', kind: 'deadline', work: ['WS-902'] }
  const { solution, faults } = patch([
    start,
    inver('2028-01-10'),
    work('WS-902', 'Handover', { dependsOn: ['WS-901'] }),
    { op: 'add', list: 'milestones', id: 'MS-901', value: due },
  ])
  expect(faults).toEqual([])
  expect([named(solution, 'Inver').startWeek, named(solution, 'Handover').startWeek]).toEqual([37, 41])
  expect(solution.milestones.find(({ kind }) => kind === 'end')).toMatchObject({ week: 44, date: '2028-03-03' })
  expect(dueDatesOf(solution)).toMatchObject([{ planned: '2028-03-03', daysLate: 7 }])
  expect(solution.calculations!.filter(({ kind }) => kind === 'due').map(({ text }) => text)).toContainEqual(
    '25 February 2028, All harbours: by the plan it is done on 3 March 2028, seven days late.',
  )
  expect(points(solution)).toEqual([])
  const { id } = named(solution, 'Inver')
  const freed = patch([{ op: 'set', id, field: 'notBefore', value: null }], solution).solution
  expect(named(freed, 'Inver')).not.toHaveProperty('notBefore')
  expect(named(freed, 'Handover').startWeek).toBe(5)
})

test('a date may be for the beginning of its work', () => {
  const pilot = { name: 'Pilot', date: '2027-05-03', kind: 'deadline', work: ['WS-901'], countsFor: 'begin' }
  const { solution, faults } = patch([
    start,
    work('WS-901', 'Inver'),
    { op: 'add', list: 'milestones', id: 'MS-901', value: pilot },
  ])
  expect(faults).toEqual([])
  expect(dueDatesOf(solution)).toMatchObject([{ planned: '2027-05-03', daysLate: 0 }])
  expect(solution.calculations!.filter(({ kind }) => kind === 'due').map(({ text }) => text)).toContainEqual(
    '3 May 2027, Pilot: by the plan it begins on 3 May 2027, on the day.',
  )
})

test.each([
  [
    'the plan has no start',
    [inver('2028-01-10')],
    { week: 1, point: /10 January 2028: this has no effect until the plan has a start date\.$/ },
  ],
  [
    'the day is before the start',
    [start, inver('2027-04-30')],
    { week: 1, point: /30 April 2027: this changes nothing, because the work starts on 3 May 2027\.$/ },
  ],
  [
    'the day is in a freeze of each year',
    [
      start,
      inver('2028-01-05'),
      {
        op: 'add',
        list: 'windows',
        id: 'WIN-900',
        value: { text: 'Christmas', kind: 'freeze', from: '2026-12-20', to: '2027-01-07', recurs: true },
      },
    ],
    {
      week: 37,
      point:
        /5 January 2028, a day of the freeze from 20 December 2027 to 7 January 2028 \(“Christmas”\): by the plan it begins on 10 January 2028\.$/,
    },
  ],
] satisfies [string, Change[], { week: number; point: RegExp }][])(
  'where %s, the day is kept and it is a point to check',
  (_, changes, { week, point }) => {
    const { solution, faults } = patch(changes)
    expect(faults).toEqual([])
    expect(named(solution, 'Inver').notBefore).toMatch(/^20\d\d-/)
    expect(named(solution, 'Inver').startWeek).toBe(week)
    expect(points(solution)).toEqual([expect.stringMatching(point)])
  },
)

test('a day begins to count when the plan is given a start', () => {
  const undated = patch([inver('2028-01-10')]).solution
  const { solution } = patch([start], undated)
  expect(named(solution, 'Inver').startWeek).toBe(37)
  expect(points(solution)).toEqual([])
})

test.each([['2028-02-30'], ['10 January 2028'], ['2200-01-01'], [20280110]])('%s is refused as a day', (notBefore) => {
  const { solution, faults } = patch([start, inver(notBefore as string)])
  expect(solution).toBe(empty)
  expect(faults).toEqual([expect.stringMatching(/^WS-\d+ \(notBefore\): .*\.$/)])
})

test('facts stored without such days are read as they were', () => {
  expect(Solution.parse(JSON.parse(JSON.stringify(before)))).toEqual(before)
})
