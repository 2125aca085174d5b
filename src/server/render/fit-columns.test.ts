import { expect, test } from 'vitest'
import { fitColumns, isBetterWide } from './fit-columns.ts'

const column = (least: number, ...cells: number[]) => ({ least, cells })

test('columns fill the room, and none is narrower than its longest word', () => {
  const { widths } = fitColumns([column(40, 60, 90), column(80, 500, 900), column(60, 200, 100)], 450)
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(450, 3)
  expect(widths[0]).toBeGreaterThanOrEqual(40)
  expect(widths[2]).toBeGreaterThanOrEqual(60)
})

test('a column with more to say is wider, and one that needs less is left at what it needs', () => {
  const { widths } = fitColumns([column(20, 30, 30), column(40, 400, 400), column(40, 1200, 1200)], 450)
  expect(widths[0]).toBeCloseTo(30, 3)
  expect(widths[2]!).toBeGreaterThan(1.5 * widths[1]!)
})

test('a table turns on its side where words would be cut, columns crowd, or a cell would tower', () => {
  const turns = (...columns: ReturnType<typeof column>[]) => isBetterWide(fitColumns(columns, 450), fitColumns(columns, 700))
  const many = (count: number, least: number) => Array.from({ length: count }, () => column(least, least + 5))
  expect(turns(...many(5, 95))).toBe(true)
  expect(turns(...many(8, 48))).toBe(true)
  expect(turns(...many(8, 40))).toBe(false)
  expect(turns(...many(7, 55))).toBe(false)
  expect(turns(column(60, 3600, 20), column(100, 3600, 20), column(100, 100, 100), column(95, 95, 95))).toBe(true)
  expect(turns(column(60, 600, 20), column(60, 600, 20))).toBe(false)
  // Six columns of prose: a row of 14 lines has 9 on a landscape page.
  const prose = (count: number) => turns(...Array.from({ length: count }, () => column(60, 1000, 900)))
  expect([prose(6), prose(4)]).toEqual([true, false])
})
