import { describe, expect, test } from 'vitest'
import { readWords } from './test-reading.ts'

const measuresIn = (words: string) =>
  readWords({ technicalRequirements: words }).statements.flatMap(({ measures }) =>
    measures.map(({ value, unit }) => `${value} ${unit}`.trim()),
  )
const datesIn = (words: string) =>
  readWords({ timeline: words }).dates.map(({ from, to }) => (from === to ? from : `${from}..${to}`))

describe('numbers', () => {
  test.each([
    ['the ferry takes 1,200 cars', ['1200 car']],
    ['budget 280 T€', ['280000 EUR']],
    ['€85k a year', ['85000 EUR/year']],
    ['EUR 1,2 to 1,6 mil. in total', ['1200000 EUR', '1600000 EUR']],
    ['Rs 15,00,000 as deposit, Rs 14.6 crore in all', ['1500000 INR', '146000000 INR']],
    ['about 3.2 lakh tickets', ['320000 ticket']],
    ['Sixty-one gauges', ['61 gauge']],
    ['fourteen (14) berths', ['14 berth']],
    ['1 in 9 crates is lost', ['1', '9 crate']],
    ['RPO 0, RTO 4h', ['0', '4 h']],
    ['forty campuses', ['40 campus']],
    ['±2 °C', ['2 °C']],
    ['by 04:30 each day', ['4.5 o’clock']],
    ['4 800 of our articles, 96,5 %', ['4800', '96.5 %']],
    ['10 to 30 s', ['10 s', '30 s']],
    ['an alarm within half an hour', ['0.5 h']],
    ['a report each half-year', ['0.5 year']],
    ['two and a half days, three quarters of an hour', ['2.5 day', '0.75 h']],
    ['kept for a year and a half', ['1.5 year']],
    ['2 1/2 hours, at least 1/2 day', ['2.5 h', '0.5 day']],
    ['two half days of lessons', ['2 half day']],
    ['half the days are busy, half full', []],
    ['kept at -18 °C', ['-18 °C']],
    ['between −20 and −18 °C', ['-20 °C', '-18 °C']],
    ['from -5 to +40 degrees', ['-5 degree', '40 degree']],
    ['below minus 18 degrees', ['-18 degree']],
    ['3-5 °C and rooms 4-6', ['3 °C', '5 °C', '4', '6']],
    ['ISO 9001, section 4.2 and Windows Server 2019', []],
  ])('%s', (words, expected) => expect(measuresIn(words)).toEqual(expected))
})

describe('dates', () => {
  test.each([
    ['Contract 01.03.2027.', ['2027-03-01']],
    ['KW 23/2027 for the pilot', ['2027-06-07..2027-06-13']],
    ['Live on Monday 12 April 2027', ['2027-04-12']],
    ['Done by the end of October 2027', ['2027-10-31']],
    ['Ready by March 2028', ['2028-03-01..2028-03-31']],
    ['Freeze December 20 to January 3', ['2026-12-20..2027-01-03']],
    ['Cleaning Sunday 06:00–14:00', ['2026-11-29']],
    ['Nets off before week 40 2027', ['2027-10-03']],
    ['Award 05/03/2027; live 08/23/2027', ['2027-05-03', '2027-08-23']],
    ['Q1 2028', ['2028-01-01..2028-03-31']],
    ['Live in 7/2027', ['2027-07-01..2027-07-31']],
    ['No change between 7/2027 and 9/2027', ['2027-07-01..2027-09-30']],
    ['Pilot by the end of 10/2027', ['2027-10-31']],
    ['Tender no. 7/2027 under law 3/2026', []],
    ['Handed over on Feb. 29, 2028', ['2028-02-29']],
    ['Due on Sept. 3rd, 2027', ['2027-09-03']],
    ['In the first half-year of 2027', ['2027-01-01..2027-06-30']],
    ['closes from 14 to 25 June 2027', ['2027-06-14..2027-06-25']],
  ])('%s', (words, expected) => expect(datesIn(words)).toEqual(expected))
})
