import { expect, test } from 'vitest'
import { dayText, isWholeDay, monthsLater, readDay, weeksOf } from './day-text.ts'

test('a day is written in figures as the page writes days, and read back', () => {
  expect(dayText('2027-01-04')).toBe('04/01/2027')
  expect(readDay(dayText('2027-01-04'))).toBe('2027-01-04')
  expect(['', '2027-02-30', 'soon'].map(dayText)).toEqual(['', '', ''])
})

test('a day may be typed short, with other marks between its parts or as ISO has it, and is one that there is', () => {
  expect(['4/1/2027', '4.1.27', ' 04-01-2027 ', '4 1 2027', '2027-01-04'].map(readDay)).toEqual(Array(5).fill('2027-01-04'))
  expect(['30/2/2027', '1/13/2027', '4/1', 'tomorrow', '2027-13-01', ''].map(readDay)).toEqual(Array(6).fill(undefined))
  expect(readDay('29/2/2028')).toBe('2028-02-29')
})

test('a year of two figures may still become one of four', () => {
  expect(['4/1/20', '4/1/2027', '2027-01-04', '2027-01'].map(isWholeDay)).toEqual([false, true, true, false])
})

test('a month is told by its weeks from Monday on, and another month has no day more than it has', () => {
  const weeks = weeksOf('2027-02-17')
  expect([weeks.length, weeks[0]![0], weeks.at(-1)!.at(-1)]).toEqual([4, '2027-02-01', '2027-02-28'])
  expect(weeksOf('2026-11-23').length).toBe(6)
  expect([monthsLater('2027-01-31', 1), monthsLater('2027-03-31', -1), monthsLater('2027-12-05', 1)]).toEqual([
    '2027-02-28',
    '2027-02-28',
    '2028-01-05',
  ])
})
