import { expect, test } from 'vitest'
import { branchOf, pathTo, wordingsOf } from './branch-of-questions.ts'

const asked = (id: string, follows: string | null) => ({ id, follows })
const idsOf = (questions: { id: string }[]) => questions.map(({ id }) => id).join(' ')

/** “b” follows “a”, and “c” is another wording of it; “d” follows “c”; “e” is another wording of “a”. */
const questions = [asked('a', null), asked('b', 'a'), asked('c', 'a'), asked('d', 'c'), asked('e', null)]

test('without a name the branch is that of the newest question', () => {
  expect(idsOf(branchOf(questions))).toBe('e')
  expect(idsOf(branchOf(questions.slice(0, 4)))).toBe('a c d')
  expect(branchOf([])).toEqual([])
})

test('a question is shown with what it follows and what was asked last after it', () => {
  expect(idsOf(branchOf(questions, 'a'))).toBe('a c d')
  expect(idsOf(branchOf(questions, 'b'))).toBe('a b')
  expect(idsOf(branchOf(questions, 'c'))).toBe('a c d')
  expect(idsOf(branchOf(questions, 'e'))).toBe('e')
  expect(idsOf(branchOf(questions, 'gone'))).toBe('e')
})

test('the path to a question is what it follows, and itself', () => {
  expect(idsOf(pathTo(questions, 'd'))).toBe('a c d')
  expect(pathTo(questions, null)).toEqual([])
})

test('wordings of a question are those that follow the same one', () => {
  expect(idsOf(wordingsOf(questions, asked('b', 'a')))).toBe('b c')
  expect(idsOf(wordingsOf(questions, asked('a', null)))).toBe('a e')
  expect(idsOf(wordingsOf(questions, asked('d', 'c')))).toBe('d')
})
