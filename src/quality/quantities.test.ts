import { expect, test } from 'vitest'
import { readQuantities } from './quantities.ts'

const keys = (text: string) => readQuantities(text).map(({ key }) => key)

test.each([
  ['£1.85m, GBP 1,850,000 and £1,850k', ['1850000 GBP', '1850000 GBP', '1850000 GBP']],
  ['95% within 300 ms, 2 hours or 2 h', ['95 %', '300 ms', '2 h', '2 h']],
  ['5 January 2026, 2026-01-05 and January 5, 2026', ['2026-01-05', '2026-01-05', '2026-01-05']],
  ['05.01.2026, 06/15/2026, 30 septembre 2026 and 30. September 2026', ['2026-01-05', '2026-06-15', '2026-09-30', '2026-09-30']],
  ['6 working days, a 12-month plan', ['6 working day', '12 month']],
  ['420 000 zł, 86,000 p.a.', ['420000', '86000']],
  ['120 GB, 38 TB', ['120 GB', '38 TB']],
])('reads %s', (text, expected) => {
  expect(keys(text)).toEqual(expected)
})

test('names, ids and versions within words are no quantities', () => {
  expect(keys('FR-12, S/4HANA, p95, ADLS Gen2, EC2A and OQ-3')).toEqual([])
})
