import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { withTextColumns } from './text-columns.ts'

const width = fc.oneof(fc.double({ min: 30, max: 380, noNaN: true }), fc.double({ min: 30, max: 2000, noNaN: true }))

test('whatever the tables of a sheet are wide, each column has a width and text has room', () => {
  fc.assert(
    fc.property(fc.array(width, { maxLength: 40 }), (given) => {
      const { widths, textEnd } = withTextColumns(given)
      expect(widths.slice(0, given.length)).toEqual(given)
      expect(Math.min(...widths)).toBeGreaterThan(0)
      expect(textEnd).toBeLessThanOrEqual(widths.length)
      expect(widths.slice(0, textEnd).reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(400)
    }),
  )
})

test('text ends with the column that gives it the best length, and a column is added to narrow tables only', () => {
  expect(withTextColumns([60, 350, 370, 70])).toEqual({ widths: [60, 350, 370, 70], textEnd: 2 })
  expect(withTextColumns([60, 300, 423, 70])).toEqual({ widths: [60, 300, 423, 70], textEnd: 3 })
  expect(withTextColumns([60, 100])).toEqual({ widths: [60, 100, 420], textEnd: 3 })
})
