import { expect, test } from 'vitest'
import type { Solution } from '#server/solution/solution.ts'
import { givenSolution } from '#server/testing/given-solution.ts'
import { describeFactChanges } from './compare-facts.ts'

const after = (change: (solution: Solution) => void) => {
  const solution = givenSolution()
  change(solution)
  return describeFactChanges(givenSolution(), solution)
}
const container = ({ elements }: Solution) => elements.find(({ kind }) => kind === 'container')!

test('facts that agree say nothing, in whatever words a composer describes an element', () => {
  expect(after(() => {})).toBe('')
  expect(after((solution) => (container(solution).responsibility = 'Another sentence.'))).toBe('')
})

test('elements are told by name, and another technology with the one before', () => {
  const { name, technology } = container(givenSolution())
  expect(after((solution) => solution.elements.push({ ...container(solution), id: 'EL-99', name: 'Weather feed' }))).toBe(
    'Elements: added Weather feed.',
  )
  expect(after((solution) => (container(solution).technology = 'Another engine'))).toBe(
    `Elements: changed ${technology ? `${name} (Another engine instead of ${technology})` : name}.`,
  )
})

test('objectives, scope and deliverables are told by their ids', () => {
  const [first] = givenSolution().scope
  expect(after(({ scope }) => (scope[0]!.within = !scope[0]!.within))).toBe(`Scope: changed ${first!.id}.`)
  expect(after(({ objectives }) => objectives.splice(0, 1))).toBe(`Objectives: removed ${givenSolution().objectives[0]!.id}.`)
  const plant = { ...givenSolution().deliverables[0]!, id: 'DEL-99', text: 'A wholly new thing.' }
  expect(after(({ deliverables }) => deliverables.push(plant))).toBe('Deliverables: added DEL-99.')
})
