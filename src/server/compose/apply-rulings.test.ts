import { expect, test } from 'vitest'
import type { Rulings } from '#shared/brief.ts'
import { checkSolution } from '#server/solution/check-solution.ts'
import type { Solution } from '#server/solution/solution.ts'
import { givenBriefs, givenToday } from '#server/testing/given-documents.ts'
import { applyRulings, rulingKey, withRulings } from './apply-rulings.ts'
import { proposeSolution } from './propose-solution.ts'

const ruled = { by: 'Ann', at: '2026-11-22T10:00:00.000Z' }

test.each(givenBriefs)('of %s no answered question is asked again, and every other requirement keeps its words', (_, brief) => {
  const before = proposeSolution(brief, { today: givenToday })
  const rulings: Rulings = {
    answers: before.questions.slice(0, 6).map(({ text }, index) => ({
      question: text,
      answer: ['The budget is £250,000 for design and build.', 'Yes.', 'Availability must be at least 99.9% measured monthly.'][
        index % 3
      ]!,
      ...ruled,
    })),
    assumptions: before.assumptions.map(({ text }, index) => ({ text, verdict: index % 2 ? 'rejected' : 'confirmed', ...ruled })),
  }
  const told = { ...brief, rulings }
  const after = applyRulings({ solution: proposeSolution(withRulings(told), { today: givenToday }), rulings, brief })
  const asked = new Set(after.questions.map(({ text }) => rulingKey(text)))
  expect(rulings.answers.filter(({ question }) => asked.has(rulingKey(question)))).toEqual([])
  const isUncovered = (solution: Solution) => checkSolution(solution).filter(({ rule }) => rule === 'uncovered-requirement')
  expect(isUncovered(before)).toEqual([])
  expect(isUncovered(after)).toEqual([])
  const texts = new Set(after.requirements.map(({ text }) => text))
  expect(before.requirements.filter(({ text }) => !texts.has(text))).toEqual([])
  const assumed = new Map(after.assumptions.map(({ text, source }) => [text, source.from]))
  for (const { text, verdict } of rulings.assumptions) expect(assumed.get(text)).toBe(verdict === 'rejected' ? undefined : 'brief')
  const isAccepted = after.decisions.some(({ outcome, status }) => outcome === 'Yes.' && status === 'accepted')
  expect(isAccepted).toBe(rulings.answers.length > 1)
  expect(JSON.stringify(after)).not.toContain('"field":"additionalContext","quote":"Yes."')
})
