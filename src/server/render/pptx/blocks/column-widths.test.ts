import { expect, test } from 'vitest'
import { columnWidths } from './column-widths.ts'

const need = (least: number, most: number, share?: number) => ({ least, most, share })
const sum = (widths: number[]) => widths.reduce((total, width) => total + width, 0)

test('the columns fill the room exactly, whatever they need', () => {
  for (const needs of [
    [need(10, 20)],
    [need(30, 900), need(30, 40)],
    [need(500, 900), need(500, 600)],
    [need(20, 60, 50), need(20, 300, 50)],
  ]) {
    expect(sum(columnWidths(needs, 400))).toBeCloseTo(400, 6)
  }
})

test('no word is cut while another column has room to spare', () => {
  const [id, text] = columnWidths([need(48, 48), need(60, 3000)], 300)
  expect(id).toBeGreaterThanOrEqual(48)
  expect(text).toBeGreaterThan(240)
})

test('a share is what a column asks for, but not more than its cells take', () => {
  const [first, second] = columnWidths([need(20, 400, 30), need(20, 400, 70)], 400)
  expect(second! / first!).toBeCloseTo(70 / 30, 1)
  const [narrow, wide] = columnWidths([need(20, 50, 50), need(20, 2000, 50)], 400)
  expect(narrow).toBeLessThan(60)
  expect(wide).toBeGreaterThan(340)
})
