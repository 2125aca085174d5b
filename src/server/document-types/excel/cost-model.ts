import type { BlockOf, Cell, Column, Reading } from '#shared/content/blocks.ts'
import { effortByRole } from '../effort.ts'
import { capitalised } from '../english.ts'
import { elementLinks } from '../fact-links.ts'
import { groupBy } from '#shared/group-by.ts'
import { isRateless } from '../key-figures.ts'
import { column, table, text } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'
import { type CostLine, costCurrencyOf, isDriver, periods, unitOf } from '../tables/cost-tables.ts'

/** The years of the model: enough to compare running costs with the cost of building; our proposal. */
export const years = [
  { id: 'year-1', name: 'Year 1' },
  { id: 'year-2', name: 'Year 2' },
  { id: 'year-3', name: 'Year 3' },
] as const
/** How often a line of each period is paid in each year. */
export const timesPaid = { once: [1, 0, 0], month: [12, 12, 12], year: [1, 1, 1] } as const
export const noPart = 'The work as a whole'

/** Lines of one currency; sums never mix two. */
export type CostGroup = { lines: CostLine[]; currency: string | undefined; suffix: string; inCurrency: string }

export function costGroupsOf(view: SolutionView): CostGroup[] {
  // Days without a rate are listed with the roles, where each has one input cell.
  const byRole = effortByRole(view.solution).length > 0
  const lines = view.solution.costs.filter((line) => !(byRole && isRateless(line)))
  const groups = [...groupBy(lines, (line) => costCurrencyOf(view, line)).entries()]
  return groups.map(([currency, lines], index) => ({
    lines,
    currency,
    suffix: index === 0 ? '' : `-${(currency ?? 'other').toLowerCase()}`,
    inCurrency: currency ? `, in ${currency}` : '',
  }))
}

/** Whether anything is paid more than once; only then do months and years differ. */
export const isRecurring = ({ lines }: CostGroup) => lines.some(({ period }) => period !== 'once')

const number = (id: string, heading: string, width: number): Column => ({ id, heading, kind: 'number', width })
const timesId = (year: string) => `times-${year}`

/** Money columns in the group's currency. */
const moneyIn =
  ({ currency }: CostGroup) =>
  (id: string, heading: string, more: Partial<Column> = {}): Column => ({
    id,
    heading,
    kind: 'money',
    width: 12,
    ...(currency ? { currency } : {}),
    ...more,
  })

const reading = (row: number, columnId: string, from: Reading) => ({ row, column: columnId, from })

/** Purchases: quantities, prices, and the amount of one payment. A line without a price has an empty cell for it. */
export function linesTable(view: SolutionView, group: CostGroup): BlockOf<'table'> {
  const { lines, suffix, inCurrency } = group
  const money = moneyIn(group)
  return table(`cost-lines${suffix}`, `Cost lines${inCurrency}`, {
    columns: [
      column('item', 'Item', 24),
      column('id', 'Id', 8),
      column('part', 'For', 16),
      { ...number('quantity', 'Quantity', 10), input: true },
      column('unit', 'Unit', 12),
      money('price', 'Unit price', { input: true }),
      column('paid', 'Paid', 10),
      money('amount', 'One payment', {
        formula: { operation: 'multiply', columns: ['quantity', 'price'] },
        ...(isRecurring(group) ? {} : { total: 'sum' as const }),
      }),
    ],
    rows: lines.map((line): Cell[] => [
      text(line.item),
      [{ text: line.id, cites: [line.id] }],
      line.element ? elementLinks(view, [line.element]) : text(noPart),
      isDriver(line) ? null : line.quantity,
      text(unitOf(line)),
      line.unitPrice ?? null,
      text(capitalised(periods[line.period].replace(/^paid /, ''))),
      null,
    ]),
  })
}

/** The same lines over the years: number of payments, and the resulting amounts. */
export function lineYears(view: SolutionView, group: CostGroup): BlockOf<'table'> {
  const { lines, suffix, inCurrency } = group
  const money = moneyIn(group)
  return {
    ...table(`cost-line-years${suffix}`, `Cost lines over three years${inCurrency}`, {
      columns: [
        column('item', 'Item', 18),
        column('id', 'Id', 8),
        column('part', 'For', 14),
        money('amount', 'One payment'),
        ...years.map(({ id, name }) => number(timesId(id), `Times in ${name.toLowerCase()}`, 8)),
        ...years.map(({ id, name }) =>
          money(id, name, { total: 'sum', formula: { operation: 'multiply', columns: ['amount', timesId(id)] } }),
        ),
        money('together', 'Three years', {
          total: 'sum',
          formula: { operation: 'add', columns: years.map(({ id }) => id) },
        }),
      ],
      rows: lines.map(({ id, item, element, period }): Cell[] => [
        text(item),
        text(id),
        text(element ? view.name(element) : noPart),
        null,
        ...timesPaid[period],
        ...years.map(() => null),
        null,
      ]),
    }),
    readings: lines.map(({ id }, row) =>
      reading(row, 'amount', {
        operation: 'sum',
        table: `cost-lines${suffix}`,
        column: 'amount',
        where: [{ column: 'id', is: [id] }],
      }),
    ),
  }
}

/** The priced total of each year, the number of lines without a price, and the contingency. */
export function byYear(group: CostGroup): BlockOf<'table'> {
  const { suffix, inCurrency } = group
  const money = moneyIn(group)
  return {
    ...table(`cost-by-year${suffix}`, `Totals by year${inCurrency}`, {
      columns: [
        column('year', 'Year', 14),
        number('open', 'Lines without a price', 14),
        money('net', 'Priced lines', { width: 18, total: 'sum' }),
        { id: 'contingency', heading: 'Contingency', kind: 'percent', width: 14, input: true },
        money('reserve', 'Reserve', { width: 16, formula: { operation: 'share', columns: ['net', 'contingency'] } }),
        money('total', 'Priced lines with reserve', {
          width: 24,
          total: 'sum',
          formula: { operation: 'add', columns: ['net', 'reserve'] },
        }),
      ],
      rows: years.map(({ name }): Cell[] => [text(name), null, null, null, null, null]),
    }),
    readings: years.flatMap(({ id }, row) => [
      reading(row, 'open', { operation: 'missing', table: `cost-line-years${suffix}`, column: id }),
      reading(row, 'net', { operation: 'sum', table: `cost-line-years${suffix}`, column: id }),
    ]),
  }
}
