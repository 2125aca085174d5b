import { expect, test } from 'vitest'
import { large, readAnswer } from '#server/testing/read-large-design.ts'
import { findLost, lostOfAnswer } from './lost-texts.ts'

test('nothing of a sound design is lost on its way into the facts', () => {
  expect(readAnswer(large()).lost).toEqual([])
})

test('what facts no longer have is found, and what a fault tells is not told twice', () => {
  const answer = large()
  const { solution } = readAnswer(answer)
  const without = { ...solution, risks: solution.risks.slice(1) }
  const [gone] = answer.risks
  expect(lostOfAnswer(answer, without, [])).toEqual([gone!.text, gone!.mitigation])
  expect(lostOfAnswer(answer, without, [`“${gone!.text}” has no owner.`])).toEqual([])
})

test('a text within a longer one is found, whatever its case and quotation marks', () => {
  expect(findLost(['Azure UK South', 'AWS'], { place: 'In “azure” UK South, proposed' })).toEqual(['AWS'])
})
