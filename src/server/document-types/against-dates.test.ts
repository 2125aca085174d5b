import { expect, test } from 'vitest'
import { lastDayOf, weeksBy } from './against-dates.ts'

test.each(['2027-01-04', '2027-01-06', '2027-01-08', '2027-01-09'])(
  'weeks from %s are over on their last working day, and not before',
  (start) => {
    for (let weeks = 1; weeks < 60; weeks++) {
      const last = lastDayOf(weeks, start)
      const before = new Date(Date.parse(last) - 86_400_000).toISOString().slice(0, 10)
      expect([weeksBy(last, start), weeksBy(before, start)]).toEqual([weeks, weeks - 1])
    }
  },
)
