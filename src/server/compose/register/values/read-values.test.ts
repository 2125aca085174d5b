import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Value } from '#server/solution/statement.ts'
import { readValues } from './read-values.ts'

const today = '2026-11-28'
const written = (value: Value) =>
  value.kind === 'date'
    ? `${value.from}${value.to === value.from ? '' : `..${value.to}`} ${value.precision}`
    : `${value.bound} ${value.low}${value.high === value.low ? '' : `..${value.high}`} ${value.unit}`.trim()
const valuesIn = (text: string) => readValues(text, { today }).map(written)

test.each([
  ['A draft of each letter must be there within 30 minutes of its dictation.', ['at-most 30 min']],
  ['The ceiling is £180,000.', ['at-most 180000 GBP']],
  ['10 to 15 depots', ['range 10..15 depot']],
  ['Go live 1 September 2027', ['2027-09-01 day']],
  ['Ready by March 2028', ['2028-03-01..2028-03-31 month']],
  ['Freeze from 20 December 2026 to 3 January 2027', ['2026-12-20..2027-01-03 window']],
  ['Not on 16-19 May 2027 (20-22 June 2027)', ['2027-05-16..2027-05-19 window', '2027-06-20..2027-06-22 window']],
  ['HL7 v2, FHIR R4, ISO 27001 and Windows 11', []],
  ['Delivered on 03/04/2027', []],
  ['Höchstens 420.000 € netto, 4,3 Millionen Zeilen', ['at-most 420000 EUR', 'exactly 4300000 zeilen']],
  ['Binnen 5 Minuten, und nicht mehr als 3 Tage später', ['at-most 5 min', 'at-most 3 day']],
  ['Wenn mehr als 15 Anrufe warten', ['exactly 15 anrufe']],
  ['en moins de 5 minutes, pour 420 000 € HT au maximum', ['at-most 5 min', 'at-most 420000 EUR']],
  ['420.000 € sin IVA como máximo; al menos 20 %', ['at-most 420000 EUR', 'at-least 20 %']],
  ['entro 24 ore', ['at-most 24 ore']],
  ['w ciągu 5 minut', ['at-most 5 minut']],
])('%s', (text, expected) => {
  expect(valuesIn(text)).toEqual(expected)
})

test('every quote is at its place, and no value overlaps another', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('£1.2m', ' 3 May 2027', '10-20 %', ' KW 14/2027 ', '½', '1/2')),
      ),
      (parts) => {
        const text = parts.join(' ')
        let last = 0
        for (const { quote, start, end } of readValues(text, { today })) {
          expect(text.slice(start, end)).toBe(quote)
          expect(start).toBeGreaterThanOrEqual(last)
          last = end
        }
      },
    ),
  )
})

test.each([
  ['Contract start July 1, 2027', ['2027-07-01 day']],
  ['Contract end June 30, 2029 and no later', ['2029-06-30 day']],
  ['Early July 2027 and mid-May', ['2027-07-01..2027-07-10 window', '2028-05-15 day']],
  ['Pilot in the Easter holidays 2027 (29 March to 9 April)', ['2027-03-29..2027-04-09 window']],
  ['Seven schools at Feb half-term 2028', ['2028-02-01..2028-02-29 month']],
  [
    'No go-lives in Dec, Jan, Feb',
    ['2026-12-01..2026-12-31 month', '2027-01-01..2027-01-31 month', '2027-02-01..2027-02-28 month'],
  ],
  ['Alerts on Fri 26 March, we think', ['2027-03-26 day']],
  ['It has not answered since July. A guest asked for it in January and was refused.', []],
  ['No list after May 1 in any year; each January a new one.', []],
  ['First bill: cycle 1 of November 2027', ['2027-11-01..2027-11-30 month']],
  ['Phase 2 March 2027; room 3 and release 4 June 2027', ['2027-03-01..2027-03-31 month', '2027-06-01..2027-06-30 month']],
  ['Phases 2 and 3 May 2027', ['2027-05-01..2027-05-31 month']],
  ['Pilot 4 May 2027, on the 1 of June 2027', ['2027-05-04 day', '2027-06-01 day']],
])('%s: a word before a day is no part of its month, and the number of a thing is no day', (text, expected) => {
  expect(
    readValues(text, { today })
      .filter(({ kind }) => kind === 'date')
      .map(written),
  ).toEqual(expected)
})
