import { expect, test } from 'vitest'
import type { Rulings } from '#shared/brief.ts'
import { givenBriefs, givenToday } from '#server/testing/given-documents.ts'
import { applyRulings, rulingKey } from './apply-rulings.ts'
import { draftBrief } from './draft/draft-facts.ts'

const ruled = { by: 'Ann', at: '2026-11-22T10:00:00.000Z' }

test.each(givenBriefs)('of %s an answer settles its question, becomes a decision, and changes nothing else', (_, brief) => {
  const solution = draftBrief(brief, { today: givenToday })
  const rulings: Rulings = {
    answers: solution.questions.slice(0, 3).map(({ text }) => ({ question: text, answer: 'Yes.', ...ruled })),
    assumptions: solution.assumptions.map(({ text }, index) => ({ text, verdict: index % 2 ? 'rejected' : 'confirmed', ...ruled })),
  }
  const after = applyRulings({ solution, rulings })
  const asked = new Set(after.questions.map(({ text }) => rulingKey(text)))
  expect(rulings.answers.filter(({ question }) => asked.has(rulingKey(question)))).toEqual([])
  expect(after.questions).toHaveLength(solution.questions.length - rulings.answers.length)
  expect(after.decisions.filter(({ outcome, status }) => outcome === 'Yes.' && status === 'accepted')).toHaveLength(
    rulings.answers.length,
  )
  expect(after.statements).toEqual(solution.statements)
  const assumed = new Map(after.assumptions.map(({ text, source }) => [text, source.from]))
  for (const { text, verdict } of rulings.assumptions) expect(assumed.get(text)).toBe(verdict === 'rejected' ? undefined : 'brief')
})

test('what holds instead takes the place of a rejected assumption', () => {
  const solution = { ...draftBrief(givenBriefs[0]![1], { today: givenToday }) }
  solution.assumptions = [{ id: 'ASM-1', source: { from: 'assumption', reason: 'usual' }, text: 'There is one test system.' }]
  const assumptions = [
    { text: 'There is one test system.', verdict: 'rejected' as const, instead: 'There are two test systems.', ...ruled },
  ]
  const after = applyRulings({ solution, rulings: { answers: [], assumptions } })
  expect(after.assumptions.map(({ text }) => text)).toEqual(['There are two test systems.'])
})

test('rulings that were applied before are there once, and a later answer takes the place of the first', () => {
  const solution = draftBrief(givenBriefs[0]![1], { today: givenToday })
  const question = solution.questions[0]!.text
  const answering = (answer: string): Rulings => ({ answers: [{ question, answer, ...ruled }], assumptions: [] })
  const once = applyRulings({ solution, rulings: answering('Yes.') })
  expect(applyRulings({ solution: once, rulings: answering('Yes.') })).toEqual(once)
  const { decisions } = applyRulings({ solution: once, rulings: answering('No.') })
  expect(decisions.filter(({ title }) => title === question).map(({ outcome }) => outcome)).toEqual(['No.'])
})
