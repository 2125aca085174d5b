import { expect, test } from 'vitest'
import { givenPicked } from '#server/testing/given-picked.ts'
import { sequences } from './sequences.ts'

test('each step of a scenario is in one picture with at most five participants, numbered on from picture to picture', () => {
  const view = givenPicked({ technicalRequirements: 'Every request becomes a case.' }, 'case-management')
  const drawn = sequences.body(view)!.blocks.flatMap((block) => (block.type === 'diagram' ? [block] : []))
  for (const { nodes } of drawn) expect(nodes.length).toBeLessThanOrEqual(5)
  const numbers = drawn.flatMap(({ edges }) => edges.map(({ label }) => Number(label.split('.')[0])))
  expect(numbers).toEqual(view.solution.scenarios.flatMap(({ steps }) => steps.map((_, index) => index + 1)))
  const [first, second, third] = drawn.map(({ caption }) => caption)
  expect([first, second, third]).toEqual([
    'From request to decision, steps 1 to 4 of 11',
    'From request to decision, steps 5 to 8 of 11',
    'From request to decision, steps 9 to 11 of 11',
  ])
  expect(new Set(drawn.map(({ id }) => id)).size).toBe(drawn.length)
})
