import { expect, test } from 'vitest'
import { bounded, measureText } from './measure-text.ts'

type Measure = Parameters<typeof bounded>[0]['measures'][number]
const measure = (quote: string, more: Partial<Measure> = {}): Measure => ({
  subject: '',
  comparison: 'exactly',
  value: 1,
  unit: '',
  quote,
  ...more,
})
const told = (text: string, ...quotes: string[]) => measureText({ text, measures: quotes.map((quote) => measure(quote)) })

test.each([
  ['The unit has power, -20 to +55 °C, no keyboard', ['20', '55 °C'], '-20 to +55 °C'],
  ['Store the vaccine at +2 °C to +8 °C', ['2 °C', '8 °C'], '+2 °C to +8 °C'],
  ['Pay between 4 and 20 euros a load', ['4', '20 euros'], 'between 4 and 20 euros'],
  ['The oven runs 180–220 °C', ['180', '220 °C'], '180–220 °C'],
  ['Stays fall from 6.8 days to 6.1 days', ['6.8 days', '6.1 days'], 'from 6.8 days to 6.1 days'],
])('“%s” keeps its span whole', (text, quotes, span) => {
  expect(told(text, ...quotes)).toBe(span)
})

test.each([
  ['Within 5 minutes, and 20 lines at most', ['5 minutes', '20 lines']],
  ['A pre-4 model and 20 forms', ['4', '20 forms']],
])('“%s” has two figures', (text, quotes) => {
  expect(told(text, ...quotes)).toBe(quotes.join('; '))
})

test('what binds is kept or missed; what there is today is neither', () => {
  const kept = bounded({
    measures: [
      measure('3 analysts', { unit: 'analyst' }),
      measure('at most 10 lines', { unit: 'line', comparison: 'at-most' }),
      measure('28 days', { unit: 'day' }),
      measure('40 complaints a year', { unit: 'complaint/year' }),
      measure('99.9 %', { unit: '%' }),
    ],
  })
  expect(kept.measures.map(({ quote }) => quote)).toEqual(['at most 10 lines', '28 days', '99.9 %'])
})

test('a count of nothing is no bound beside one of something', () => {
  const [two, pages] = [measure('two', { comparison: 'at-most' }), measure('2 pages', { unit: 'page', comparison: 'at-most' })]
  expect(bounded({ measures: [two, pages] }).measures).toEqual([pages])
  expect(bounded({ measures: [two] }).measures).toEqual([two])
})
