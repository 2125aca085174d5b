import { expect, test } from 'vitest'
import { settlePlan } from '../change/settle-plan.ts'
import { textsIn } from '#server/solution/texts-in.ts'
import { givenPicked } from '#server/testing/given-picked.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'

const priced = (budget: string) =>
  givenPicked({ budget }, 'integration-hub').solution.calculations!.flatMap(({ kind, text }) => (kind === 'money' ? [text] : []))

test.each([
  [
    'Services $2.2M-$2.7M.',
    '$2.2M-$2.7M ÷ 246–374 days = US$5,900 to US$11,000 a day. The days of this plan cannot be all that the budget pays for.',
  ],
  ['Lump sum, USD 31,500.', 'USD 31,500 ÷ 246–374 days = US$84 to US$130 a day. The budget does not pay for these days.'],
  ['Budget £250,000.', '£250,000 ÷ 246–374 days = £670 to £1,000 a day.'],
  ['SEK 9.5 million for the build, SEK 1.4 million a year.', 'SEK 9.5 million ÷ 246–374 days = SEK 25,000 to SEK 39,000 a day.'],
])('%s is divided by the days', (budget, expected) => {
  expect(priced(budget).map((text) => text.replaceAll('\u00A0', ' '))).toEqual([expected])
})

test('two budgets are not divided, but a fee named as such is; what a bidder pays is no budget', () => {
  expect(priced('Not to exceed $1,480,000. The Board has appropriated $600,000.')).toEqual([])
  expect(priced('No more than £600,000 for licences. Your fee is £180k.')).toEqual([expect.stringContaining('£180k ÷')])
  expect(priced('Budget £250,000. EMD £15,000. Tender fee £100.')).toEqual([expect.stringContaining('£250,000 ÷')])
  expect(priced('£85k a year.')).toEqual([])
  expect(priced('The budget is €150,000 from Dublin and €430,000 from London.')).toEqual([])
  expect(priced('The licence quote was EUR 86,000 p.a.')).toEqual([])
})

test('page one prints the sum beside the budget', () => {
  const { solution } = givenPicked({ budget: 'Services $2.2M-$2.7M.' }, 'integration-hub')
  const [first] = allDocumentTypes.lld.buildSections(solution, {})
  expect(textsIn(first).join('')).toContain('“Services $2.2M-$2.7M” (S1). $2.2M-$2.7M ÷ 246–374 days =')
})

test('an edited plan is divided anew', () => {
  const { solution } = givenPicked({ budget: 'Budget £250,000.' }, 'integration-hub')
  const workstreams = solution.workstreams.map((work) => ({
    ...work,
    effort: [{ role: 'Developer', days: [10, 20] as [number, number] }],
  }))
  const { calculations } = settlePlan({ ...solution, workstreams }, { today: '2026-11-28' })
  const count = workstreams.length
  expect(calculations!.filter(({ kind }) => kind === 'money').map(({ text }) => text)).toEqual([
    expect.stringContaining(`£250,000 ÷ ${count * 10}–${count * 20} days`),
  ])
})
