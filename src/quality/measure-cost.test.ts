import { join } from 'node:path'
import { expect, test } from 'vitest'
import { measureCost } from './measure-cost.ts'

const folder = join(import.meta.dirname, 'designs')

/** A brief of a page and a half, whose recorded design needs no mend; some of its words are asked for once more. */
test.each([
  { way: 'without the agent', useAgent: false, most: 0.42, calls: 4 },
  { way: 'with the agent', useAgent: true, most: 0.475, calls: 9 },
])('a document costs each default model no more than it does today, $way', async ({ useAgent, most, calls }) => {
  const measured = await measureCost({ folder, useAgent, only: 'lv-alerts' })
  expect(measured.map(({ model }) => model)).toEqual(['claude-sonnet-5-5', 'gpt-6.1-sol'])
  for (const { cost, attempts } of measured) {
    expect(attempts.map(({ failure }) => failure)).toEqual(Array.from({ length: calls }, () => null))
    expect(cost).toBeLessThan(most)
  }
})
