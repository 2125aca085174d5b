import { expect, test } from 'vitest'
import { faultsOf, rawDesigns } from './read-designs.ts'

test.each(Object.entries(rawDesigns()))('%s has no fault', (_, raw) => {
  expect(faultsOf(raw)).toEqual([])
})
