import { expect, test } from 'vitest'
import { checkSolution } from '#server/solution/check-solution.ts'
import { givenSolution } from '#server/testing/given-solution.ts'
import { applyStructure } from './apply-structure.ts'
import type { Structure } from './structure.ts'

const base = givenSolution()
const system = base.elements.find(({ kind }) => kind === 'system')!
const part = base.elements.find(({ kind, source }) => kind === 'container' && source.from !== 'brief')!
const nothing: Structure = { elements: [], relations: [], scenarios: [], decisions: [], risks: [], questions: [] }
const element = {
  name: 'Quality gate',
  kind: 'container' as const,
  technology: null,
  responsibility: 'Stops bad loads.',
  satisfies: [],
}
const relation = { from: 'Quality gate', to: part.name, label: 'releases loads', technology: null, synchronous: false }
const apply = (structure: Partial<Structure>) => applyStructure(base, { ...nothing, ...structure }, 'model-1')

test('an empty structure changes nothing', () => {
  expect(apply({})).toEqual({ solution: base, findings: [] })
})

test('a new element is added inside the system, with its relation, and says that a model proposed it', () => {
  const { solution, findings } = apply({ elements: [element], relations: [relation] })
  const added = solution.elements.find(({ name }) => name === 'Quality gate')!
  expect(added).toMatchObject({ parent: system.id, technologyStated: false, source: { from: 'model', model: 'model-1' } })
  expect(solution.relations.at(-1)).toMatchObject({ from: added.id, to: part.id, label: 'releases loads' })
  expect(findings).toEqual([])
  expect(checkSolution(solution)).toEqual(checkSolution(base))
})

test('an element without a relation is not added', () => {
  expect(apply({ elements: [element] }).solution.elements).toHaveLength(base.elements.length)
})

test('a relation to what is not there is left out and sent back', () => {
  const { solution, findings } = apply({ relations: [{ ...relation, from: 'Nowhere' }] })
  expect(solution.relations).toHaveLength(base.relations.length)
  expect(findings).toEqual([expect.stringContaining('Nowhere')])
})

test('what the brief states is not worded anew', () => {
  const stated = base.elements.find(({ source }) => source.from === 'brief')!
  const { solution } = apply({ elements: [{ ...element, name: stated.name, responsibility: 'Something else.' }] })
  expect(solution.elements.find(({ id }) => id === stated.id)).toEqual(stated)
})

test('requirements that do not exist are dropped, and a number of the model’s own is sent back', () => {
  const { solution, findings } = apply({
    risks: [{ text: 'It may cost 987654 pounds.', likelihood: 'low', impact: 'high', mitigation: 'Watch it.', owner: 'sponsor' }],
    questions: [{ text: 'Who owns it?', proposal: null, owner: 'sponsor', about: ['FR-999', base.requirements[0]!.id] }],
  })
  expect(findings).toEqual([expect.stringContaining('987654')])
  expect(solution.questions.at(-1)!.about).toEqual([base.requirements[0]!.id])
})

test('a flood is bounded', () => {
  const risk = { text: 'x'.repeat(9_000), likelihood: 'low' as const, impact: 'low' as const, mitigation: 'y', owner: 'z' }
  const { solution } = apply({ risks: Array.from({ length: 500 }, () => risk) })
  expect(solution.risks.length).toBeLessThanOrEqual(base.risks.length + 15)
  expect(solution.risks.at(-1)!.text.length).toBeLessThanOrEqual(600)
})
