import { expect, test } from 'vitest'
import { proposeSolution } from '#server/compose/offline/propose-solution.ts'
import { givenBriefs } from '#server/testing/given-documents.ts'
import { viewSolution } from '../solution-view.ts'
import { modulesOf, technicalCalls } from './modules-of.ts'
import { proposedAlgorithms } from './proposed-algorithms.ts'

const views = givenBriefs.map(([name, brief]) => ({ name, view: viewSolution(proposeSolution(brief)) }))

test.each(views)('$name: logic is told in the names of the design, once a module', ({ view }) => {
  const all = proposedAlgorithms(view)
  expect(new Set(all.map(({ module }) => module.id)).size).toBe(all.length)
  for (const { steps, title } of all) expect(`${title} ${steps}`).not.toMatch(/[{}]|undefined/)
})

test('the modules that decide have logic, those that keep have none', () => {
  const { view } = views.find(({ name }) => name.startsWith('aldgate'))!
  const names = proposedAlgorithms(view).map(({ module }) => module.name)
  expect(names).toEqual(['Batch ingestion', 'Transformation', 'Model lifecycle', 'Scoring service'])
})

test.each(views)('$name: a store or queue calls nobody but what serves all parts', ({ view }) => {
  const isKeeper = (id: string) => /store|queue/.test(view.element(id)?.kind ?? '')
  const inside = new Set(modulesOf(view).map(({ id }) => id))
  const odd = technicalCalls(view).filter(
    ({ caller, called }) =>
      isKeeper(caller) && inside.has(called) && !isKeeper(called) && !/vault|secret|observ|identity/i.test(view.name(called)),
  )
  expect(odd).toEqual([])
})
