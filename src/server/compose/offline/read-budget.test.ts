import { expect, test } from 'vitest'
import { readBudget } from './read-budget.ts'
import { readStatements } from './read-statements.ts'

const read = (text: string) => readBudget(readStatements('budget', text), text)

test('all that the field says is quoted, with the amount for the whole', () => {
  const text = '£1.85m for design and build. Run costs should stay below £42,000 per month.'
  expect(read(text)).toEqual({ quote: text, amount: 1_850_000, currency: 'GBP' })
})

const whole: [string, number | undefined, string?][] = [
  ['£200k for design and £900k for build, £1.1m in total', 1_100_000, 'GBP'],
  ['Between £400k and £500k', 500_000, 'GBP'],
  ['USD 2.5 million', 2_500_000, 'USD'],
  ['£310 per person, £260,400 in all', 260_400, 'GBP'],
  ['€780.000', 780_000, 'EUR'],
  ['350.000 € netto', 350_000, 'EUR'],
  ['180 000 € HT, dont 20 000 € de formation', 180_000, 'EUR'],
  ['420 000 zł netto', 420_000, 'PLN'],
  ['EUR 1.000.000,00', 1_000_000, 'EUR'],
  ['1,2 Mio EUR? No: 1.2 Mio EUR', 1_200_000, 'EUR'],
  ['We have 400k approved (GBP), maybe 100k more in H2. Qlik licence quote was EUR 86,000 p.a.', 400_000, 'GBP'],
  ['The vendor quotes $90,000. We can spend £60,000.', 60_000, 'GBP'],
  ['£365,000 plus labelling (about £0.42 per image)', 365_000, 'GBP'],
  ['£12 per user', undefined],
  ['€150,000 from Dublin and £430,000 from London, together that has to do', undefined],
  ['£0', undefined],
]
for (const [text, amount, currency] of whole) {
  test(`“${text}” is ${amount ?? 'no amount for the whole'}`, () => {
    expect([read(text)?.amount, read(text)?.currency]).toEqual([amount, currency])
  })
}

test('words without an amount are a quote, and nothing is nothing', () => {
  expect(read('To be agreed')).toEqual({ quote: 'To be agreed' })
  expect(read('')).toBeUndefined()
})

test('the field rules over amounts elsewhere, which count where it names none', () => {
  const elsewhere = readStatements('additionalContext', 'The budget of the sister project was £2m.')
  expect(readBudget([...readStatements('budget', '£300k'), ...elsewhere], '£300k')?.amount).toBe(300_000)
  expect(readBudget([...readStatements('budget', '£0'), ...elsewhere], '£0')?.amount).toBeUndefined()
  expect(readBudget(elsewhere, '')?.amount).toBe(2_000_000)
})
