import { expect, test } from 'vitest'
import { givenRegister } from './given-register.ts'

const warnings = (text: string) =>
  givenRegister({ additionalContext: text })
    .calculations.filter(({ warns }) => warns)
    .map((one) => one.text)

test.each([
  [
    'Capital 1.1m, thereof 250k boats + 600k piers + 350k tills.',
    '250,000 + 600,000 + 350,000 is 1,200,000; the brief says “1.1m”.',
  ],
  [
    'The value is EUR 740,000 excluding VAT over four years: EUR 310,000 implementation and EUR 105,000 a year for operation.',
    '310,000 + 105,000 + 105,000 + 105,000 + 105,000 is 730,000; the brief says “EUR 740,000”.',
  ],
  ['Pier ready by 31 Nov.', '“31 Nov” does not exist: this month has 30 days.'],
  ['Tests on 30 February 2028.', '“30 February” does not exist: February has at most 29 days.'],
])('%s', (text, warning) => expect(warnings(text)).toContain(warning))

test.each([
  'Capital 1.2m, thereof 250k boats + 600k piers + 350k tills.',
  'EUR 730,000 over four years: EUR 310,000 implementation and EUR 105,000 a year.',
  'Pier ready by 31 December 2027, tests on 30 November 2027.',
  'CHF 900,000 for three years, of which hardware 340,000.',
  '1.4m in all, of which 250k for piers, 600k for boats.',
  'C++ and 3 + 4 boats of 1.1m length.',
])('nothing in %s', (text) => expect(warnings(text)).toEqual([]))
