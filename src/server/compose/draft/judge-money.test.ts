import { expect, test } from 'vitest'
import type { Solution } from '#server/solution/solution.ts'
import { settlePlan } from '../change/settle-plan.ts'
import { priceDays } from './price-days.ts'
import { textsIn } from '#server/solution/texts-in.ts'
import { givenPicked } from '#server/testing/given-picked.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'

const sums = (budget: string) =>
  givenPicked({ budget }, 'integration-hub').solution.calculations!.flatMap(({ kind, source, text }) =>
    kind === 'money' && source.from === 'calculated' ? [`${source.sum}. ${text}`.replaceAll('\u00A0', ' ')] : [],
  )

test.each([
  [
    'Services $2.2M-$2.7M.',
    '$2.2M-$2.7M ÷ 246–374 days = US$5,900 to US$11,000 a day. The days of this plan cannot be all that the budget pays for.',
  ],
  ['Lump sum, USD 31,500.', 'USD 31,500 ÷ 246–374 days = US$84 to US$130 a day. The budget does not pay for these days.'],
])('%s does not go with the days', (budget, expected) => {
  expect(sums(budget)).toEqual([expected])
})

test('a usual price of a day, and one in a currency without a band, are not mentioned', () => {
  expect(sums('Budget £250,000.')).toEqual([])
  expect(sums('SEK 95 million for the build, SEK 1.4 million a year.')).toEqual([])
})

test('two budgets are not divided, but a fee named as such is; what a bidder pays is no budget', () => {
  expect(sums('Not to exceed $14,800,000. The Board has appropriated $6,000,000.')).toEqual([])
  expect(sums('No more than £600,000 for licences. Your fee is £18k.')).toEqual([expect.stringContaining('£18k ÷')])
  expect(sums('Budget £25,000. EMD £15,000. Tender fee £100.')).toEqual([expect.stringContaining('£25,000 ÷')])
  expect(sums('£8k a year.')).toEqual([])
  expect(sums('The budget is €15,000 from Dublin and €43,000 from London.')).toEqual([])
  expect(sums('The licence quote was EUR 8,600 p.a.')).toEqual([])
})

test('page one prints the verdict beside the budget, and no price of a day', () => {
  const { solution } = givenPicked({ budget: 'Services $2.2M-$2.7M.' }, 'integration-hub')
  const [first] = allDocumentTypes.lld.buildSections(solution, {})
  const printed = textsIn(first).join('')
  expect(printed).toContain('“Services $2.2M-$2.7M” (S1). The days of this plan cannot be all that the budget pays for.')
  expect(printed).not.toContain('a day')
})

test('an edited plan is judged anew', () => {
  const { solution } = givenPicked({ budget: 'Budget £250,000.' }, 'integration-hub')
  const workstreams = solution.workstreams.map((work) => ({
    ...work,
    effort: [{ role: 'Developer', days: [1, 2] as [number, number] }],
  }))
  const { calculations } = settlePlan({ ...solution, workstreams }, { today: '2026-11-28' })
  expect(calculations!.filter(({ kind }) => kind === 'money').map(({ text }) => text)).toEqual([
    'The days of this plan cannot be all that the budget pays for.',
  ])
})

const pricedAt = (budget: string, rate: number) => {
  const { solution } = givenPicked({ budget }, 'integration-hub')
  const roles = new Set(solution.workstreams.flatMap(({ effort = [] }) => effort.map(({ role }) => role)))
  const card = { day: '2026-11-30', currency: 'GBP', rates: [...roles].map((role) => ({ role, rate })) }
  return priceDays({ solution, card })
}

test.each([
  ['Budget £200,000.', 'What is priced and paid once is £46,000 to £174,000 more than in S1.', true],
  ['Budget £300,000.', 'What is priced and paid once is between £54,000 less and £74,000 more than in S1.', true],
  ['Budget £400,000.', 'What is priced and paid once is £26,000 to £154,000 less than in S1.', false],
])('the days at the firm’s rates, £246,000 to £374,000, are compared with: %s', (budget, verdict, warns) => {
  const money = pricedAt(budget, 1_000).calculations!.filter(({ kind }) => kind === 'money')
  const sum = `£246,000 to £374,000 once; ${budget.replace('Budget ', '').replace('.', '')}`
  expect(money).toMatchObject([{ text: verdict, source: { from: 'calculated', sum }, warns }])
})

test('a budget in another currency, and days of which one has no rate, are not compared', () => {
  const ofMoney = ({ calculations }: Solution) => calculations!.filter(({ kind }) => kind === 'money')
  expect(ofMoney(pricedAt('Budget EUR 100,000.', 1_000))).toEqual([])
  const priced = pricedAt('Budget £400,000.', 1_000)
  const costs = priced.costs.map((line, at) => (at === 0 ? { ...line, unitPrice: undefined } : line))
  expect(ofMoney(settlePlan({ ...priced, costs }, { today: '2026-11-28' }))).toEqual([])
})

test('a limit by the month or the year is compared with what is paid again and again, and two of them with nothing', () => {
  const line = {
    id: 'CST-90',
    source: { from: 'person', by: 'Ann' },
    item: 'Hosting',
    quantity: 2,
    unit: 'server',
    unitPrice: 1_300,
  }
  const told = (budget: string, period: 'month' | 'year') => {
    const { solution } = givenPicked({ budget }, 'integration-hub')
    const costs = [{ ...line, currency: 'EUR', period }] as Solution['costs']
    const { calculations } = settlePlan({ ...solution, costs }, { today: '2026-11-28' })
    return calculations!.flatMap(({ kind, text }) => (kind === 'money' ? [text] : []))
  }
  expect(told('At most EUR 2,900 a month.', 'month')).toEqual(['What is priced and paid by the month is €300 less than in S1.'])
  expect(told('Running costs below EUR 2,600 a year.', 'year')).toEqual([
    'What is priced and paid by the year is as much as in S1.',
  ])
  expect(told('At most EUR 90,000 for the build, and not more than EUR 2,900 a year to run it.', 'year')).toContain(
    'What is priced and paid by the year is €300 less than in S1.',
  )
  expect(told('The licence quote was EUR 8,600 p.a.', 'year')).toEqual([])
  expect(told('At most EUR 2,900 a month. Support at most EUR 400 a month.', 'month')).toEqual([])
})

test('page one and the cost chapter print low and high, and the day of the firm’s rates', () => {
  const solution = pricedAt('Budget £200,000.', 1_000)
  const sections = allDocumentTypes.hld.buildSections(solution, {})
  const printed = textsIn(sections).join('\n')
  expect(printed).toContain('At our day rates £246,000 to £374,000.')
  expect(printed).toContain('Day rates: from our rate card of 30 November 2026.')
  expect(printed).not.toContain('Priced lines')
})

test('a design with a rate of its own keeps it, and gets no other', () => {
  const { solution } = givenPicked({}, 'integration-hub')
  const own = solution.costs.map((line, at) => (at === 0 ? { ...line, unitPrice: 700, currency: 'EUR' } : line))
  const card = { day: '2026-11-30', currency: 'GBP', rates: [{ role: 'Architect', rate: 1_000 }] }
  expect(priceDays({ solution: { ...solution, costs: own }, card }).costs).toEqual(own)
})
