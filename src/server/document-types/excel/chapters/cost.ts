import type { Block, BlockOf, Cell, Column } from '#shared/content/blocks.ts'
import { doneIn } from '../../calendar.ts'
import { moneyOf } from '../../design-lines.ts'
import type { Chapter } from '../../document-type.ts'
import { callout, table, text } from '../../make-blocks.ts'
import { effortByRole } from '../../effort.ts'
import type { SolutionView } from '../../solution-view.ts'
import { coverage } from '../../tables/effort-table.ts'
import { workTables } from '../../tables/work-tables.ts'
import { byYear, type CostGroup, costGroupsOf, isRecurring, lineYears, linesTable } from '../cost-model.ts'

/** Minimum and maximum number of months shown, from the start of the work. */
const [fewest, most] = [12, 36]
const weeksPerMonth = 52 / 12

/** Payments per month: one-off lines in the first month, yearly ones at the start of each year; read from the cost lines. */
function byMonth({ solution }: SolutionView, { lines, suffix, currency, inCurrency }: CostGroup): BlockOf<'table'> {
  const months = Math.min(most, Math.max(fewest, Math.ceil((doneIn(solution) ?? 0) / weeksPerMonth)))
  const money = (id: string, heading: string, more: Partial<Column> = {}): Column => ({
    id,
    heading,
    kind: 'money',
    width: 20,
    ...(currency ? { currency } : {}),
    ...more,
  })
  const kinds = (['once', 'month', 'year'] as const).filter((period) => lines.some((line) => line.period === period))
  const columns = kinds.map((period) => money(columnIds[period], columnHeadings[period]))
  const falling = (index: number) => kinds.filter((period) => isPaidIn(period, index))
  const rows = Array.from({ length: months }, (_, index): Cell[] => [
    index + 1,
    ...columns.map(() => null),
    falling(index).length > 0 ? null : 0,
  ])
  return {
    ...table(`cost-by-month${suffix}`, `Cost by month${inCurrency}`, {
      columns: [
        { id: 'month', heading: 'Month', kind: 'number', width: 20 },
        ...columns,
        money('together', 'Together', { total: 'sum' }),
      ],
      rows,
    }),
    // A payment without a price is empty: 0 would look like a price.
    readings: rows.flatMap((_, row) => {
      const sums = falling(row).map((period) => ({ column: columnIds[period] as string, headings: [columnHeadings[period]] }))
      const headings = sums.flatMap((sum) => sum.headings)
      const together = headings.length > 0 ? [{ column: 'together', headings }] : []
      return [...sums, ...together].map((sum) => ({ row, column: sum.column, from: paid(sum.headings, suffix) }))
    }),
  }
}

type Period = keyof typeof columnIds
const columnIds = { once: 'once', month: 'monthly', year: 'yearly' } as const

/** Whether a payment of this period is due in a month, counted from 0. */
const isPaidIn = (period: Period, index: number) =>
  period === 'month' || (period === 'once' ? index === 0 : index % monthsOfYear === 0)
const monthsOfYear = 12

/** The names of the periods, as in the lines. */
const columnHeadings = { once: 'Once', month: 'Each month', year: 'Each year' } as const

/** The sum of the lines with these periods. */
const paid = (headings: string[], suffix: string) => ({
  operation: 'sum' as const,
  table: `cost-lines${suffix}`,
  column: 'amount',
  where: [{ column: 'paid', is: headings }],
})

/** Days by role with a cell for each rate; the price is calculated from the rates entered. */
const workOf = (view: SolutionView): Block[] =>
  effortByRole(view.solution).length === 0
    ? []
    : [...coverage(view, 'cost-work-covers'), ...workTables(view, 'cost-work', { input: true })]

export const cost: Chapter = {
  id: 'cost',
  heading: 'Cost',
  ask: 'In one or two sentences: which cost lines have a price, which have none, and what the sums leave out.',
  alsoCalled: ['cost', 'price', 'pricing', 'budget', 'estimate', 'commercial', 'financial'],
  body: (view) => {
    const { budget } = view.solution
    const blocks: Block[] = [
      ...(budget ? [callout('cost-budget', 'note', { title: 'Budget', text: text(moneyOf(view.solution)) })] : []),
      ...workOf(view),
      ...costGroupsOf(view).flatMap((group) => [
        linesTable(view, group),
        ...(isRecurring(group) ? [byMonth(view, group), lineYears(view, group), byYear(group)] : []),
      ]),
    ]
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: () => [],
}
