import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const key = 'a secret key of at least 32 characters'
const seal = createSeal(key, 'links')

test('what is sealed is opened in its own place, and is never twice the same', () => {
  const sealed = seal.close('the link', 'row 1')
  expect(seal.open(sealed, 'row 1')).toBe('the link')
  expect(sealed.toString('latin1')).not.toContain('the link')
  expect(seal.close('the link', 'row 1').equals(sealed)).toBe(false)
})

test('nothing opens in another place, with another key or purpose, or after a change', () => {
  const sealed = seal.close('the link', 'row 1')
  expect(seal.open(sealed, 'row 2')).toBeUndefined()
  expect(createSeal(`${key}!`, 'links').open(sealed, 'row 1')).toBeUndefined()
  expect(createSeal(key, 'keys').open(sealed, 'row 1')).toBeUndefined()
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    expect(seal.open(changed, 'row 1')).toBeUndefined()
  }
  for (const length of [0, 1, 12, 28, sealed.length - 1]) expect(seal.open(sealed.subarray(0, length), 'row 1')).toBeUndefined()
})
