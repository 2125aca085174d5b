import { expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

const datesIn = (timeline: string) => readWords({ timeline }).dates.map(({ from, to }) => (from === to ? from : `${from}..${to}`))

test.each([
  ['Live for skippers on 1 November 2027. Public a month later, 1 December.', ['2027-11-01', '2027-12-01']],
  ['The board is there on 20 October 2028. The shop follows on 2 January.', ['2028-10-20', '2029-01-02']],
  ['Award 15 May 2028; kick-off 1 June.', ['2028-05-15', '2028-06-01']],
])('a day without a year follows the date before it: %s', (words, dates) => {
  expect(datesIn(words)).toEqual(dates)
})

test.each([
  // Too long after it to be what follows.
  ['We start on 1 June 2028. The budget is asked for by 15 January.', ['2028-06-01', '2027-01-15']],
  // What was before today leads nowhere.
  ['The flood was on 3 April 2026. Live 1 May.', ['2026-04-03', '2027-05-01']],
  // It stands far behind.
  ['Live 1 November 2027. Otto leads it. Mara tests it. Then: 1 December.', ['2027-11-01', '2026-12-01']],
])('it is the next to come: %s', (words, dates) => {
  expect(datesIn(words)).toEqual(dates)
})
