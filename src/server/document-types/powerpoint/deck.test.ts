import { expect, test } from 'vitest'
import { plainText } from '#shared/content/plain-text.ts'
import { givenPicked } from '#server/testing/given-picked.ts'
import { viewSolution, type SolutionView } from '../solution-view.ts'
import { cost } from './chapters/cost.ts'
import { picture } from './chapters/picture.ts'
import { walk } from './chapters/walk.ts'

const view = givenPicked({ technicalRequirements: 'Cases are handled.', budget: 'At most EUR 400,000.' }, 'case-management')

function walkOf(given: SolutionView): string[] {
  const list = walk.body(given)?.blocks[0]
  return list?.type === 'list' ? list.items.map(({ text }) => plainText(text)) : []
}
const withSteps = (count: number) => {
  const [first] = view.solution.scenarios
  const ends = view.blocks.map(({ id }) => id)
  const steps = Array.from({ length: count }, (_, index) => ({
    ...first!.steps[0]!,
    from: ends[index % ends.length]!,
    action: `does thing ${index + 1}`,
  }))
  return viewSolution({ ...view.solution, scenarios: [{ ...first!, steps }] })
}

test('a scenario is told to its end, with the number of steps that have no room', () => {
  const [long, short] = [walkOf(withSteps(11)), walkOf(withSteps(4))]
  expect(long).toHaveLength(7)
  expect(long.at(-1)).toContain('thing 11')
  expect(long.at(-2)).toBe('And five more steps, described in the design.')
  expect(short).toHaveLength(4)
})

test('two steps in a row of one component are one point', () => {
  const [first] = view.solution.scenarios
  const steps = [1, 2].map((number) => ({ ...first!.steps[0]!, action: `Does thing ${number}` }))
  const told = walkOf(viewSolution({ ...view.solution, scenarios: [{ ...first!, steps }] }))
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('Does thing 1; does thing 2.')
})

test('the heading of the picture names only systems that are drawn', () => {
  const { heading = '', blocks } = picture.body(view)!
  const drawn = blocks.flatMap((block) => (block.type === 'diagram' ? block.nodes.map(({ label }) => label) : []))
  const systems = view.outside.filter(({ kind }) => kind === 'external-system').map(({ name }) => name)
  for (const name of systems.filter((one) => heading.includes(one))) expect(drawn).toContain(name)
  expect(systems.filter((one) => !drawn.includes(one)).some((one) => heading.includes(one))).toBe(false)
})

test('the slide about the days has the budget too', () => {
  expect(JSON.stringify(cost.body(view)?.blocks)).toContain('EUR 400,000')
})
