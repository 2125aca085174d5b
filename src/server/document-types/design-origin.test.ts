import { expect, test } from 'vitest'
import { givenSolution } from '#server/testing/given-solution.ts'
import type { Source } from '#server/solution/source.ts'
import { originOf } from './design-origin.ts'
import { viewSolution } from './solution-view.ts'

const reference = { name: 'Customer portal', by: 'Ada' } as Parameters<typeof originOf>[1]
const ofDesign: Source = { from: 'reference', design: 'Customer portal', by: 'Ada' }
const ofPerson: Source = { from: 'person', by: 'Demo' }
const [one] = viewSolution(givenSolution()).blocks
const from = (...sources: Source[]) => sources.map((source, at) => ({ ...one!, id: `EL-${at}`, source }))

test('only components that are as in the reference design are said to be from it', () => {
  expect(originOf(from(ofDesign, ofDesign), reference)).toBe(
    '2 components from our reference design “Customer portal”, chosen by Ada, to be confirmed with you.',
  )
  expect(originOf(from(ofDesign, ofDesign, ofPerson), reference)).toBe(
    '3 components: 2 from our reference design “Customer portal”, chosen by Ada, to be confirmed with you, and 1 added or changed by Demo.',
  )
  expect(originOf(from(ofPerson), reference)).toBe(
    '1 component, added or changed by Demo; the design starts from our reference design “Customer portal”, chosen by Ada.',
  )
  expect(originOf([], reference)).toMatch(/^The method is from our reference design/)
})
