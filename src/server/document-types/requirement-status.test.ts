import { expect, test } from 'vitest'
import { givenDesign } from '#server/testing/given-fits.ts'
import { statusOf } from './requirement-status.ts'
import { viewSolution } from './solution-view.ts'

test('of two demands that contradict each other neither is told as met', () => {
  const design = givenDesign()
  const [met] = design.requirements
  const [question] = design.questions
  expect(statusOf(viewSolution(design), met!)).toBe('Met')
  const about = (kind: 'contradiction' | 'rule') =>
    viewSolution(givenDesign({ questions: [{ ...question!, id: 'OQ-9', kind, about: [met!.id] }] }))
  expect(statusOf(about('contradiction'), met!)).toBe('Asked')
  expect(statusOf(about('rule'), met!)).toBe('Met')
})
