import { expect, test } from 'vitest'
import { classify } from './linear-classifier.ts'
import { parseWeights, writeWeights } from './read-weights.ts'

const weights = {
  classes: ['no', 'yes'],
  weights: new Map([
    ['warm', [[1, 2]] as const],
    [
      'cold',
      [
        [0, 3],
        [1, -0.04],
      ] as const,
    ],
  ]),
}

test('the probabilities of all classes are 1 together, and a sign that was never seen changes none', () => {
  const found = classify(weights, ['warm'])
  expect(found.get('yes')).toBeCloseTo(Math.exp(2) / (Math.exp(2) + 1), 10)
  expect(found.get('yes')! + found.get('no')!).toBeCloseTo(1, 10)
  expect(classify(weights, ['warm', 'unheard of'])).toEqual(found)
  expect(classify(weights, ['warm', 'cold']).get('no')).toBeGreaterThan(0.5)
})

test('weights are read as they were written, without those that are nearly 0', () => {
  const text = writeWeights(weights, 0.1)
  expect(text).toBe('no yes\ncold\t0:300\nwarm\t1:200\n')
  expect(parseWeights(text)).toEqual({
    classes: ['no', 'yes'],
    weights: new Map([
      ['cold', [[0, 3]]],
      ['warm', [[1, 2]]],
    ]),
  })
})
