import { expect, test } from 'vitest'
import { readDates } from './read-dates.ts'

const forms: [string, string, string?][] = [
  ['5 Jan 2026', '2026-01-05'],
  ['5th of January 2026', '2026-01-05'],
  ['January 5, 2026', '2026-01-05'],
  ['05/01/2026', '2026-01-05'],
  ['05.01.2026', '2026-01-05'],
  ['12/25/2026', '2026-12-25'],
  ['2026-01-05', '2026-01-05'],
  ['June 15, 2026', '2026-06-15'],
  ['06/15/2026', '2026-06-15'],
  ['10/07/2026', '2026-07-10'],
  ['15.12.2026', '2026-12-15'],
  ['30 septembre 2026', '2026-09-30'],
  ['1er mars 2026', '2026-03-01'],
  ['30. September 2026', '2026-09-30'],
  ['15. März 2026', '2026-03-15'],
  ['2 marca 2026', '2026-03-02'],
  ['31 Μαΐου 2027', '2027-05-31'],
  ['1 Ebrill 2027', '2027-04-01'],
  ['1 سبتمبر 2026', '2026-09-01'],
  ['2026年10月31日', '2026-10-31'],
  ['Sept 2026', '2026-09-01', '2026-09-30'],
  ['end of March 2027', '2027-03-31'],
  ['mid-March 2027', '2027-03-15'],
  ['Q3 2026', '2026-07-01', '2026-09-30'],
  ['2026 Q2', '2026-04-01', '2026-06-30'],
  ['the third quarter of 2026', '2026-07-01', '2026-09-30'],
  ['end of Q1 2026', '2026-03-31'],
  ['the end of 2026', '2026-12-31'],
]
for (const [text, date, last = date] of forms) {
  test(`“${text}” is ${date}`, () => {
    expect(readDates(`Ready by ${text}.`).map((found) => [found.date, found.last])).toEqual([[date, last]])
  })
}

test('a day without a year takes that of another date', () => {
  expect(readDates('Start 5 January 2026, live by 30 September').map(({ date }) => date)).toEqual(['2026-01-05', '2026-09-30'])
  expect(readDates('live by 30 September')).toEqual([])
})

test('addresses, versions and days that do not exist are no dates', () => {
  expect(readDates('10.1.2.2026, 31/02/2026, 2026-13-01 and may 20266')).toEqual([])
})

test('a day in numbers has its month first only where another date proves it', () => {
  const days = (text: string) => readDates(text).map(({ date }) => date)
  expect(days('Beta 06/15/2026, GA 10/01/2026')).toEqual(['2026-06-15', '2026-10-01'])
  expect(days('Kick-off on March 2, 2026; live 10/07/2026')).toEqual(['2026-03-02', '2026-10-07'])
  expect(days('Conference 24/09/2026, live 10/07/2026')).toEqual(['2026-09-24', '2026-07-10'])
  expect(readDates('live 10/07/2026', true).map(({ date }) => date)).toEqual(['2026-10-07'])
})

test('a word before a day is no edge of its month', () => {
  expect(readDates('Start 7 September 2026').map(({ index }) => index)).toEqual([6])
})
