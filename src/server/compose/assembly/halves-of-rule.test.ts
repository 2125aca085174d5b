import { expect, test } from 'vitest'
import { readWords } from '../reading/test-reading.ts'
import { solutionOf } from '../propose-solution.ts'
import { halvesOf, isBindingHalf } from './halves-of-rule.ts'

test.each([
  ['Casts are destroyed after 60 days, moulds are held until the quarrel is over.', 2],
  ['A verdict may be withdrawn by the chair, and the first one stays legible.', 2],
  ['The pilot sees the draught but nobody may change it.', 2],
  ['Every loan is entered with name, day and hour.', 0],
  ['Ropes and sails are counted.', 0],
])('%s has %i halves', (text, count) => expect(halvesOf(text)).toHaveLength(count))

test('only what binds by itself is a demand of its own', () => {
  expect(isBindingHalf('nobody may change it')).toBe(true)
  expect(isBindingHalf('this is why we lose three crowns each month')).toBe(false)
})

const around = `Nine clerks and two supervisors use it. Orders come from Sage by API. 400 orders a day. Clerks record each visit.
Customers are told when an order is late. Guests book a free slot themselves online. Sign-in is through Okta.`
const solve = (rule: string) => solutionOf(readWords({ technicalRequirements: `${around}\n${rule}` }), '2026-11-02')

test('a rule of which nothing keeps one half is not met, and that half is asked about', () => {
  const { requirements, elements, questions } = solve(
    'A verdict once signed is never changed, and the ferryman must hum on the water.',
  )
  const rule = requirements.find(({ text }) => text.startsWith('A verdict'))!
  expect(elements.filter(({ satisfies }) => satisfies.includes(rule.id))).toEqual([])
  const asked = questions.find(({ about, why }) => about.includes(rule.id) && /keeps the other half of the rule/.test(why ?? ''))
  expect(asked?.text).toContain('hum on the water')
})

test('a rule is met where each half is kept', () => {
  const { requirements } = solve('Casts are destroyed after 60 days, moulds are held until the court case is over.')
  const mechanism = requirements.find(({ text }) => text.startsWith('Casts'))?.mechanism
  expect(mechanism).toMatch(/Retention/)
  expect(mechanism).toContain('Legal hold')
})
