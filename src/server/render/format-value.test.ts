import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Column } from '#shared/content/blocks.ts'
import { cellFormatter, formatDate, formatMoney } from './format-value.ts'

const column = (kind: Column['kind'], more: Partial<Column> = {}): Column => ({ id: 'c', heading: 'C', kind, ...more })

test('numbers are printed the British way', () => {
  expect(cellFormatter(column('number'), [1234567, 2])(1234567)).toBe('1,234,567')
  expect(cellFormatter(column('money'), [1250])(1250)).toBe('£1,250')
  expect(cellFormatter(column('money', { currency: 'EUR' }), [-3])(-3)).toBe('\u2212€3')
  expect(cellFormatter(column('percent'), [99.95])(99.95)).toBe('99.95%')
  expect(cellFormatter(column('date'), [])('2026-03-03')).toBe('3 Mar 2026')
})

test('all values of a column have the same places', () => {
  const format = cellFormatter(column('money'), [10, 2.5, null])
  expect([10, 2.5, null].map(format)).toEqual(['£10.00', '£2.50', ''])
  expect(cellFormatter(column('number'), [1, 0.125])(1)).toBe('1.000')
})

test('what is no date or currency is printed as it stands', () => {
  expect(formatDate('next spring')).toBe('next spring')
  expect(formatDate('2026-99-99')).toBe('2026-99-99')
  expect(formatDate('2026-11-21T23:59:59.000Z')).toBe('21 November 2026')
  expect(formatMoney(5, '£££')).toBe('£££ 5')
})

test('numbers and months are those of the language, however large or small', () => {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR', minimumFractionDigits: 2 })
  const amounts = fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(1.005, -0.5, 1e21, 999.5),
  )
  fc.assert(
    fc.property(amounts, (amount) => formatMoney(amount, 'EUR', 2) === format.format(amount).replace('-', '\u2212')),
    { numRuns: 2000, examples: [[-0], [24004886046007110], [-500444971041729.3]] },
  )
  for (let month = 0; month < 12; month++) {
    const day = new Date(Date.UTC(2026, month, 1))
    for (const length of ['long', 'short'] as const)
      expect(formatDate(day.toISOString(), length)).toBe(
        day.toLocaleDateString('en-GB', { day: 'numeric', month: length, year: 'numeric' }),
      )
  }
})
