import { expect, test } from 'vitest'
import { withSubject } from './with-subject.ts'

test.each([
  ['at least 65%', 'The model must find at least 65% of the fraud confirmed by the unit', 'at least 65% of the fraud'],
  ['at most 8%', 'with a false positive rate of at most 8%.', 'false positive rate of at most 8%'],
  ['20%', 'so that fraud losses fall by 20% in the first year', 'fraud losses fall by 20%'],
  ['99.95%', 'The service shall be available 99.95% of the time.', '99.95% of the time'],
  ['at least 99.9%', 'Availability of the scoring service must be at least 99.9% measured monthly.', 'at least 99.9% availability'],
  ['95%', '95% of answers must begin within 3 seconds', '95% of answers'],
])('says of what “%s” is a share', (quote, text, told) => {
  expect(withSubject(quote, text)).toBe(told)
})

test('keeps the “no” that turns a bound round', () => {
  expect(withSubject('older than 60 seconds', 'with figures no older than 60 seconds')).toBe('no older than 60 seconds')
})

test('leaves alone what bears its unit, and invents no subject', () => {
  expect(withSubject('within 3 seconds', '95% of answers must begin within 3 seconds')).toBe('within 3 seconds')
  expect(withSubject('5%', 'It is about 5%')).toBe('5%')
})
