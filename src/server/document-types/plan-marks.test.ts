import { expect, test } from 'vitest'
import { givenDesign } from '#server/testing/given-fits.ts'
import type { Solution } from '#server/solution/solution.ts'
import { planMarks } from './plan-marks.ts'

const source = { from: 'brief' as const, field: 'timeline', quote: 'given' }
const [work] = givenDesign().workstreams
const marksOf = (weeks: number, dates: { kind: 'start' | 'deadline' | 'event'; date: string; name: string }[]) => {
  const milestones = dates.map((one, at): Solution['milestones'][number] => ({ id: `MS-${at + 1}`, source, week: 0, ...one }))
  return planMarks({ workstreams: [{ ...work!, startWeek: 1, weeks }], milestones }).map(({ at, label }) => [
    Math.round(at * 7),
    label,
  ])
}
const start = { kind: 'start' as const, date: '2027-01-25', name: 'Start' }

test('the scale of a plan is months, with the days by which work is due', () => {
  const deadlines = [
    { kind: 'deadline' as const, date: '2027-03-10', name: 'the till contract ends' },
    // Before the start, no deadline, and so late that the bars would become short.
    { kind: 'deadline' as const, date: '2027-01-20', name: 'Past' },
    { kind: 'event' as const, date: '2027-02-03', name: 'Board meeting' },
    { kind: 'deadline' as const, date: '2028-03-10', name: 'Far away' },
  ]
  expect(marksOf(10, [start, ...deadlines])).toEqual([
    [7, 'Feb 2027'],
    [35, 'Mar 2027'],
    [66, 'Apr 2027'],
    [44, '10 Mar: The till contract ends'],
  ])
})

test('a long plan has fewer labels than months, and one without a start has weeks', () => {
  expect(marksOf(104, [start]).map(([, label]) => label)).toEqual([
    'Apr 2027',
    'Jul 2027',
    'Oct 2027',
    'Jan 2028',
    'Apr 2028',
    'Jul 2028',
    'Oct 2028',
    'Jan 2029',
  ])
  expect(marksOf(20, [])).toEqual([4, 8, 12, 16, 20].map((week) => [week * 7, `week ${week}`]))
})
