import { expect, test } from 'vitest'
import { readBudget } from './read-budget.ts'
import { readStatements } from './read-statements.ts'

const read = (text: string) => readBudget(readStatements('budget', text), text)

test('all that the field says is quoted, with the amount for the whole', () => {
  const text = '£1.85m for design and build. Run costs should stay below £42,000 per month.'
  expect(read(text)).toEqual({ quote: text, amount: 1_850_000, currency: 'GBP' })
})

test('the total counts before its parts, and of a range its upper end', () => {
  expect(read('£200k for design and £900k for build, £1.1m in total')).toMatchObject({ amount: 1_100_000 })
  expect(read('Between £400k and £500k')).toMatchObject({ amount: 500_000, currency: 'GBP' })
  expect(read('USD 2.5 million')).toMatchObject({ amount: 2_500_000, currency: 'USD' })
})

test('words without an amount are a quote, and nothing is nothing', () => {
  expect(read('To be agreed')).toEqual({ quote: 'To be agreed' })
  expect(read('')).toBeUndefined()
})
