import { expect, test } from 'vitest'
import { everything, isNarrowed, readAddress, writeAddress } from './library-address.ts'

test('what is asked comes back from the address as it was written', () => {
  const asked = { ...everything, q: 'claims & data', client: 'calder', since: '2026-01-01', archived: true, order: 'name' as const }
  expect(readAddress(writeAddress(asked))).toEqual(asked)
  expect(writeAddress(everything)).toBe('')
})

test('what an address says besides is left out', () => {
  expect(readAddress('?order=best&other=1&q=&archived=yes')).toEqual(everything)
  expect(isNarrowed(everything)).toBe(false)
  expect(isNarrowed(readAddress('?type=hld'))).toBe(true)
})
