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

test('what no piece of work names is handed over with the work of its kind', () => {
  const [stream] = givenDesign().workstreams
  const work = (id: string, kind: 'discovery' | 'test' | 'switch-over') => ({ ...stream!, id, kind, deliverables: [] })
  const workstreams = [work('WS-1', 'discovery'), work('WS-2', 'test'), work('WS-3', 'switch-over')]
  const madeIn = (text: string) => workstreamFor({ workstreams }, { ...givenDesign().deliverables[0]!, id: 'DEL-9', text })?.id
  expect(['Data protection impact assessment', 'Catalogue of bells', 'High-level design'].map(madeIn)).toEqual(
    Array(3).fill('WS-1'),
  )
  expect(['Evaluation report on 500 questions', 'Game day for the ringers'].map(madeIn)).toEqual(Array(2).fill('WS-2'))
  expect(['Training of 12 ringers', 'Working system in test and production', 'Runbook for the tower'].map(madeIn)).toEqual(
    Array(3).fill('WS-3'),
  )
  expect(['A bell of 900 kilograms', 'Oak beams'].map(madeIn)).toEqual([undefined, undefined])
})
