import { expect, test } from 'vitest'
import { ReferenceDesign } from '#shared/reference-design.ts'
import { faultsOf, rawDesigns, referenceDesigns } from './read-designs.ts'

test.each(Object.entries(rawDesigns()))('%s has no fault', (_, raw) => {
  expect(faultsOf(raw)).toEqual([])
})

test('what is read without a check is what the check would give', () => {
  for (const [id, raw] of Object.entries(rawDesigns())) expect(referenceDesigns().get(id)).toEqual(ReferenceDesign.parse(raw))
})

test('a design that names what is not there is refused, with the place', () => {
  const [raw] = Object.values(rawDesigns()) as [ReferenceDesign]
  const broken = {
    ...raw,
    connections: [...raw.connections, { from: 'nowhere', to: Object.keys(raw.components)[0]!, carries: 'ghosts' }],
  }
  expect(faultsOf(broken)).toEqual(['connection “ghosts” names “nowhere”, which is no component or plug of this design.'])
})
