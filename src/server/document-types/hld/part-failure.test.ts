import { expect, test } from 'vitest'
import { proposeSolution } from '#server/compose/offline/propose-solution.ts'
import { givenBriefs } from '#server/testing/given-documents.ts'
import { viewSolution } from '../solution-view.ts'
import { failureOf } from './part-failure.ts'

test.each(givenBriefs)('%s: no two parts fail in the same words', (_, brief) => {
  const view = viewSolution(proposeSolution(brief))
  const told = view.blocks.map((element) => failureOf(view, element))
  const losses = told.map(({ loss }) => loss)
  expect(losses.filter((loss, index) => losses.indexOf(loss) !== index)).toEqual([])
})

test('a store keeps its readers waiting, a queue keeps what its senders hand over', () => {
  const view = viewSolution(proposeSolution(givenBriefs.find(([name]) => name.startsWith('brightwater'))![1]))
  const failing = (name: string) =>
    failureOf(
      view,
      view.blocks.find((element) => element.name === name)!,
    )
  expect(failing('Event stream').loss).toMatch(/ keep what cannot be handed over/)
  expect(failing('Serving warehouse').loss).toMatch(/^Reporting and API gateway have nothing to read/)
  expect(failing('Stream processing').back).toBe('Works off what Event stream has kept')
})
