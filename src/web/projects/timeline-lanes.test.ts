import { expect, test } from 'vitest'
import { afterWeeks, dayScale, nearMarks, timeOf, weekScale } from './timeline-lanes.tsx'

test('a scale of days is of whole months, and says where today is as far as it is on it', () => {
  const times = [timeOf('2026-11-22'), timeOf('2027-02-03')]
  const scale = dayScale(times, timeOf('2026-12-01'))
  expect(scale.ticks.map(({ label }) => label)).toEqual(['Nov 26', 'Dec 26', 'Jan 27', 'Feb 27'])
  expect([scale.from, scale.to, scale.now]).toEqual([timeOf('2026-11-01'), timeOf('2027-03-01'), timeOf('2026-12-01')])
  expect(dayScale(times, timeOf('2028-01-01')).now).toBeUndefined()
})

test('a long span has no more labels than there is room for', () => {
  expect(dayScale([timeOf('2020-01-01'), timeOf('2029-12-31')], 0).ticks.length).toBeLessThanOrEqual(10)
  expect(weekScale(95).ticks.length).toBeLessThanOrEqual(10)
})

test('a day of years ago, or ahead, does not leave the work a sliver of the scale', () => {
  const work = [timeOf('2026-10-05'), timeOf('2027-02-28')]
  const marks = ['2019-01-01', '2026-09-01', '2027-03-31', '2029-01-01'].map(timeOf)
  expect(nearMarks(marks, work)).toEqual([timeOf('2026-09-01'), timeOf('2027-03-31')])
})

test('weeks are counted from one, from the day on which the work starts', () => {
  expect(weekScale(3).ticks).toEqual([
    { at: 0, label: 'Week 1' },
    { at: 1, label: 'Week 2' },
    { at: 2, label: 'Week 3' },
  ])
  expect(afterWeeks('2027-01-04', 4)).toBe(timeOf('2027-02-01'))
})
