import { expect, test } from 'vitest'
import { givenRegister } from './given-register.ts'

const warnings = (text: string) =>
  givenRegister({ timeline: text })
    .calculations.filter(({ warns }) => warns)
    .map((one) => one.text)

test.each([
  ['Pier ready by 31 Nov.', '“31 Nov” does not exist: this month has 30 days.'],
  ['Tests on 30 February 2028.', '“30 February” does not exist: February has at most 29 days.'],
  ['Live on Monday 7 September 2027.', '“Monday 7 September 2027”: 7 September 2027 is a Tuesday.'],
  ['Abnahme am Freitag, 12. März 2028.', '“Freitag, 12. März 2028”: 12 March 2028 is a Sunday.'],
])('%s', (text, warning) => expect(warnings(text)).toContain(warning))

test.each([
  'Pier ready by 31 December 2027, tests on 30 November 2027.',
  'Live on Tuesday 7 September 2027, board on Wed, 8 Sept 2027.',
])('no warning for %s', (text) => expect(warnings(text)).toEqual([]))
