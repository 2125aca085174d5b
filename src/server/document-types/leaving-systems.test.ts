import { expect, test } from 'vitest'
import { textsIn } from '#server/solution/texts-in.ts'
import type { Solution } from '#server/solution/solution.ts'
import { givenPicked } from '#server/testing/given-picked.ts'
import { checksOf } from './design-checks.ts'
import { viewSolution } from './solution-view.ts'

/** The design for a sentence of a brief in which OPAS is the first outside system. */
function givenConnected(words: string, change: (solution: Solution) => Partial<Solution> = () => ({})) {
  const { solution } = givenPicked({ technicalRequirements: words }, 'scheduling')
  const first = solution.elements.find(({ kind }) => kind === 'external-system')!.id
  const elements = solution.elements.map((one) => (one.id === first ? { ...one, name: 'OPAS' } : one))
  return viewSolution({ ...solution, elements, ...change(solution) })
}
const linesOf = (view: ReturnType<typeof givenConnected>) =>
  checksOf(view)
    .filter(({ words }) => words === 'OPAS')
    .map(({ design }) => textsIn(design).join(''))

test.each([
  'OPAS is retired on 30 June 2027.',
  'OPAS, Agresso and Unit4. OPAS goes at the end of June.',
  'We replace OPAS.',
  'OPAS will be switched off next year.',
])('a system that goes is connected in the design: %s', (words) =>
  expect(linesOf(givenConnected(words))).toEqual(['The design is connected with it and does not say until when: OPAS.']),
)

test.each([
  'OPAS is not replaced.',
  'OPAS goes live in May.',
  'We do not replace OPAS.',
  'OPAS stays.',
  'OPAS feeds Unit4, which is retired.',
])('a system that stays: %s', (words) => expect(linesOf(givenConnected(words))).toEqual([]))

test('the role that a person gives decides, and an assumption of theirs settles it', () => {
  const named = (role: 'replaced' | 'stays') => (solution: Solution) => ({
    names: (solution.names ?? []).map((one) => (one.name === 'OPAS' ? { ...one, role } : one)),
  })
  expect(linesOf(givenConnected('OPAS holds the rota.', named('replaced')))).toHaveLength(1)
  expect(linesOf(givenConnected('OPAS is retired in June.', named('stays')))).toEqual([])
  const settled = (solution: Solution) => ({
    assumptions: [
      ...solution.assumptions,
      { id: 'ASM-90', text: 'OPAS is read until June 2027.', source: { from: 'person' as const, by: 'Ada' } },
    ],
  })
  expect(linesOf(givenConnected('OPAS is retired in June.', settled))).toEqual([])
})

test('what a person writes on the system itself settles it, and what a reference design says of it does not', () => {
  const written = (responsibility: string, from: 'person' | 'reference') => {
    const view = givenConnected('OPAS is retired in June.')
    const elements = view.solution.elements.map((one) =>
      one.name === 'OPAS' ? { ...one, responsibility, ...(from === 'person' && { source: { from, by: 'Ada' } }) } : one,
    )
    return linesOf(viewSolution({ ...view.solution, elements }))
  }
  expect(written('It is read until 31 October 2027.', 'person')).toEqual([])
  expect(written('It has the rota.', 'person')).toHaveLength(1)
  expect(written('It is read until it is switched off.', 'reference')).toHaveLength(1)
})
