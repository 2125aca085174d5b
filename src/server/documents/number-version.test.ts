import { expect, test } from 'vitest'
import { numberVersion } from './number-version.ts'

test.each([
  ['the first is 1.0.0', undefined, false, '1.0.0'],
  ['the next is a minor one', '1.0.0', false, '1.1.0'],
  ['minor numbers pass nine', '1.9.0', false, '1.10.0'],
  ['the first after an approved one is the next major', '1.10.0', true, '2.0.0'],
  ['minor numbers begin anew with a major', '2.0.0', false, '2.1.0'],
])('%s', (_, number, isApproved, next) => {
  expect(numberVersion(number === undefined ? undefined : { number, isApproved })).toBe(next)
})
