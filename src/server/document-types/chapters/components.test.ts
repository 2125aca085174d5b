import { expect, test } from 'vitest'
import { givenPicked } from '#server/testing/given-picked.ts'
import { viewSolution } from '../solution-view.ts'
import { outsideTable } from './components.ts'

test('people and systems around the design are connected with each other too', () => {
  const { solution } = givenPicked({ technicalRequirements: 'Systems exchange messages.' }, 'integration-hub')
  const [one, other] = viewSolution(solution).outside
  const between = { ...solution.relations[0]!, id: 'REL-BETWEEN', from: one!.id, to: other!.id }
  const [table] = outsideTable(viewSolution({ ...solution, relations: [between] }), 'outside')
  const cells = table?.type === 'table' ? table.rows.slice(0, 2).map((row) => row.at(-1)) : []
  expect(cells).toEqual([[expect.objectContaining({ text: other!.name })], [expect.objectContaining({ text: one!.name })]])
})
