import { expect, test } from 'vitest'
import { numberVersion } from './number-version.ts'

test.each([
  ['the first is 1.0.0', undefined, '1.0.0'],
  ['the next is a minor one', { number: '1.0.0', isApproved: false }, '1.1.0'],
  ['minor numbers pass nine', { number: '1.9.0', isApproved: false }, '1.10.0'],
  ['the first after an approved one is the next major', { number: '1.10.0', isApproved: true }, '2.0.0'],
  ['minor numbers begin anew with a major', { number: '2.0.0', isApproved: false }, '2.1.0'],
])('%s', (_, current, next) => {
  expect(numberVersion(current)).toBe(next)
})
