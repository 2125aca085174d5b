import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { compareLines } from './compare-lines.ts'

test('what goes stands before what comes in its place', () => {
  expect(compareLines(['a', 'nightly', 'c'], ['a', 'at once', 'as a stream', 'c'])).toEqual([
    { change: 'kept', text: 'a' },
    { change: 'deleted', text: 'nightly' },
    { change: 'inserted', text: 'at once' },
    { change: 'inserted', text: 'as a stream' },
    { change: 'kept', text: 'c' },
  ])
})

test('an empty text is all inserted or all deleted', () => {
  expect(compareLines([], ['a', ''])).toEqual(['a', ''].map((text) => ({ change: 'inserted', text })))
  expect(compareLines(['a', ''], [])).toEqual(['a', ''].map((text) => ({ change: 'deleted', text })))
  expect(compareLines([], [])).toEqual([])
})

const lines = array(constantFrom('a', 'b', 'c'), { maxLength: 8 })
const without = (change: string, compared: ReturnType<typeof compareLines>) =>
  compared.filter((line) => line.change !== change).map(({ text }) => text)

/** As few as can be, found by trying everything. */
function fewestChanges(before: string[], after: string[]): number {
  if (before.length === 0 || after.length === 0) return before.length + after.length
  const [, ...old] = before
  const [, ...current] = after
  if (before[0] === after[0]) return fewestChanges(old, current)
  return 1 + Math.min(fewestChanges(old, after), fewestChanges(before, current))
}

test('both texts can be read from their comparison, which has as few changes as can be', () => {
  assert(
    property(lines, lines, (before, after) => {
      const compared = compareLines(before, after)
      expect(without('inserted', compared)).toEqual(before)
      expect(without('deleted', compared)).toEqual(after)
      expect(compared.filter(({ change }) => change !== 'kept')).toHaveLength(fewestChanges(before, after))
    }),
  )
})
