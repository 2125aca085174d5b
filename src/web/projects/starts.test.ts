import { expect, test } from 'vitest'
import { startsDiffer } from './starts.ts'

const stages = [{}] as Parameters<typeof startsDiffer>[0]['stages']

test.each([
  ['2027-01-04', '2027-01-04', false],
  ['2027-01-06', '2027-01-11', false],
  ['2027-01-10', '2027-01-11', false],
  ['2027-01-06', '2027-01-04', true],
  ['2027-01-04', null, true],
  [null, '2027-01-04', false],
])('a start on %s beside one in the plan on %s', (startsOn, plannedStart, differ) => {
  expect(startsDiffer({ startsOn, plannedStart, stages })).toBe(differ)
  expect(startsDiffer({ startsOn, plannedStart, stages: [] })).toBe(false)
})
