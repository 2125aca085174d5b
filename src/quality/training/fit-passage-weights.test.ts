import { expect, test } from 'vitest'
import { sumOfSigns } from '#server/documents/passages/passage-weights.ts'
import type { Sign } from '#server/documents/passages/passage-signs.ts'
import { type AskedExample, fitPassageWeights } from './fit-passage-weights.ts'

const signs = (like: number, row: number) => ({ like, row }) as Record<Sign, number>
/** Of four passages the one that is like the question and no row answers it; where none is like it nothing does. */
const given = Array.from({ length: 12 }, (_, index): AskedExample => {
  const best = index % 3 === 0 ? 0.2 : 0.8
  return {
    source: `brief ${index}`,
    passages: [
      { signs: signs(best, 1), isRight: false },
      { signs: signs(best, 0), isRight: best === 0.8 },
      { signs: signs(0.1, 0), isRight: false },
      { signs: signs(0.1, 1), isRight: false },
    ],
  }
})

test('what answers comes before what does not, and nothing is told where nothing answers', () => {
  const weights = fitPassageWeights(given)
  const sum = (like: number, row: number) => sumOfSigns(signs(like, row), weights)
  expect(sum(0.8, 0)).toBeGreaterThan(sum(0.8, 1))
  expect(sum(0.8, 0)).toBeGreaterThanOrEqual(weights.answers)
  expect(sum(0.2, 0)).toBeLessThan(weights.answers)
  expect(fitPassageWeights(given)).toEqual(weights)
})
