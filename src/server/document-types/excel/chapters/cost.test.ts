import { expect, test } from 'vitest'
import { computeTable } from '#shared/content/compute-table.ts'
import type { BlockOf } from '#shared/content/blocks.ts'
import { givenPicked } from '#server/testing/given-picked.ts'
import { viewSolution } from '../../solution-view.ts'
import { cost } from './cost.ts'

const monthsOf = (periods: ('once' | 'month' | 'year')[]) => {
  const { solution } = givenPicked({ technicalRequirements: 'Meters are read.', budget: 'USD 1,000.' }, 'telemetry')
  const line = solution.costs.find(({ period }) => period === 'month')
  const costs = periods.map((period, index) => {
    const { unitPrice: _, ...open } = { ...line!, id: `COST-${index + 1}`, period }
    return open
  })
  const view = viewSolution({ ...solution, costs })
  return cost.body(view)!.blocks.find(({ id }) => id === 'cost-by-month') as BlockOf<'table'>
}

test('a month with payments that have no price is empty, and a period without lines has no column', () => {
  const table = monthsOf(['month'])
  expect(table.columns.map(({ id }) => id)).toEqual(['month', 'monthly', 'together'])
  const { rows, totals } = computeTable(table)
  expect(rows.flat().filter((cell) => cell === 0)).toEqual([])
  expect(totals?.at(-1)).toBeNull()
})

test('the payments of a month are read from the lines of the periods that fall in it', () => {
  const table = monthsOf(['once', 'month', 'year'])
  const together = (row: number) =>
    table.readings?.find((reading) => reading.row === row && reading.column === 'together')?.from.where?.[0]?.is
  expect(together(0)).toEqual(['Once', 'Each month', 'Each year'])
  expect(together(1)).toEqual(['Each month'])
  expect(monthsOf(['year']).rows[1]?.at(-1)).toBe(0)
})
