import { expect, test } from 'vitest'
import { givenDesign } from '#server/testing/given-fits.ts'
import { workstreamFor, productsOf } from './makers.ts'

test('a deliverable is made where a piece of work names it, and nowhere by the likeness of words', () => {
  const solution = givenDesign()
  const [deliverable] = solution.deliverables
  expect(workstreamFor(solution, deliverable!)?.name).toBe('Deck app')
  expect(productsOf(solution, solution.workstreams[1]!)).toBe('Deck app on twelve ferries')
  const unnamed = { ...solution, workstreams: solution.workstreams.map((stream) => ({ ...stream, deliverables: [] })) }
  expect(workstreamFor(unnamed, deliverable!)).toBeUndefined()
})
