import { expect, test } from 'vitest'
import { givenSolution } from '#server/testing/given-solution.ts'
import { factsVersion } from './facts-version.ts'

test('the same facts have the same version, in whatever order their keys come', () => {
  const solution = givenSolution()
  const turned = Object.fromEntries(Object.entries(solution).toReversed()) as typeof solution
  expect(factsVersion(turned)).toBe(factsVersion(solution))
  expect(factsVersion(solution)).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
})

test('one changed word is another version', () => {
  expect(factsVersion({ ...givenSolution(), system: 'claims platform' })).not.toBe(factsVersion(givenSolution()))
})
