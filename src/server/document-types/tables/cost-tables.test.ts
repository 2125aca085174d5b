import { expect, test } from 'vitest'
import { draftBrief } from '#server/compose/draft/draft-facts.ts'
import { viewSolution } from '#server/document-types/solution-view.ts'
import { givenPicked } from '#server/testing/given-picked.ts'
import { givenBrief } from '#server/testing/given-solution.ts'
import { Brief } from '#shared/brief.ts'
import { costCurrencyOf, costTables } from './cost-tables.ts'

test('costs are in the currency of the brief, unless it names two', () => {
  const currencyOf = (budget: string) => {
    const brief = Brief.parse({ ...givenBrief(), requirements: { budget } })
    return costCurrencyOf(viewSolution(draftBrief(brief, { today: '2026-11-28' })))
  }
  expect(currencyOf('We applied for 1.2 million EUR. 780,000 EUR are approved.')).toBe('EUR')
  expect(currencyOf('€150,000 from Dublin and £430,000 from London.')).toBeUndefined()
  expect(currencyOf('To be agreed.')).toBeUndefined()
})

test('the budget beside the costs has every amount that the brief names as one', () => {
  const budget = 'No more than £60,000 in the first year for licences.\nThe ceiling that was minuted is £45,000.'
  const [told] = costTables(givenPicked({ budget }, 'case-management'), 'cost')
  expect(JSON.stringify(told)).toMatch(/£60,000.*£45,000/)
})
