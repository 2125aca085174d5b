import { expect, test } from 'vitest'
import { stemOf } from './stem.ts'
import { likenessTo, rowOfStem } from './word-vectors.ts'

const likeness = (one: string, other: string) => likenessTo(stemOf(one))(rowOfStem(stemOf(other))!)

test('a word is itself, more like one that is said for it than like any other, and like nothing where it is unknown', () => {
  expect(likeness('bill', 'bill')).toBeCloseTo(1, 1)
  expect(likeness('parents', 'mother')).toBeGreaterThan(0.5)
  expect(likeness('parents', 'mother')).toBeGreaterThan(likeness('parents', 'engine') + 0.3)
  expect(likeness('guard', 'soldier')).toBeGreaterThan(likeness('guard', 'weather') + 0.2)
  expect(likeness('zzzqqq', 'mother')).toBe(0)
  expect(rowOfStem('zzzqqq')).toBeUndefined()
})
