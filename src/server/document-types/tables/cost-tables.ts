import type { Block, Cell, Column } from '#shared/content/blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Statement } from '#server/solution/statement.ts'
import { moneyOf } from '../design-lines.ts'
import { effortByRole } from '../effort.ts'
import { plural } from '../english.ts'
import { groupBy } from '#shared/group-by.ts'
import { elementLinks } from '../fact-links.ts'
import { isPriced, isRateless, unpricedOf } from '../key-figures.ts'
import { callout, column, showing, table, text, withoutEmptyColumns } from '../make-blocks.ts'
import { ratedRoles } from '../rates.ts'
import type { SolutionView } from '../solution-view.ts'

export type CostLine = Solution['costs'][number]

export const periods = { once: 'paid once', month: 'each month', year: 'each year' } as const
const element = (view: SolutionView, line: CostLine): Cell => (line.element ? elementLinks(view, [line.element]) : null)

/** `environments`, `TB`, `claims/s`: only a plain word takes a plural. */
export const unitOf = ({ unit, quantity }: CostLine) => (quantity !== 1 && /^[a-z]+[^s]$/.test(unit) ? plural(unit) : unit)

/** The currency of a line, or the one used in the facts, or the only one of the brief; undefined if there is none. */
export const costCurrencyOf = ({ solution }: SolutionView, line?: CostLine) =>
  line?.currency ??
  solution.budget?.currency ??
  solution.costs.find(({ currency }) => currency)?.currency ??
  onlyCurrencyOf(solution.statements ?? [])

/** The currency of all amounts in the statements; undefined if they have several, or none. */
export function onlyCurrencyOf(statements: readonly Statement[]): string | undefined {
  const money = statements.flatMap(({ values }) => values.filter(({ kind }) => kind === 'money'))
  const currencies = new Set(money.map((value) => ('unit' in value ? value.unit.slice(0, 3) : '')))
  const [only] = currencies
  return currencies.size === 1 && only && /^[A-Z]{3}$/.test(only) ? only : undefined
}

const lineFields = { item: ['item'], quantity: ['quantity'], unit: ['unit'] }

function pricedTable(view: SolutionView, prefix: string, lines: CostLine[]): Block {
  const { period, currency = 'GBP' } = lines[0]!
  const columns: Column[] = [
    column('item', 'Item', 28),
    column('element', 'For', 20),
    { id: 'quantity', heading: 'Quantity', kind: 'number', width: 11 },
    column('unit', 'Unit', 13),
    { id: 'price', heading: 'Unit price', kind: 'money', currency, width: 13 },
    {
      id: 'amount',
      heading: 'Amount',
      kind: 'money',
      currency,
      width: 15,
      formula: { operation: 'multiply', columns: ['quantity', 'price'] },
      total: 'sum',
    },
  ]
  const priced = table(`${prefix}-cost-${period}-${currency.toLowerCase()}`, `Priced lines, ${periods[period]}, in ${currency}`, {
    columns,
    rows: lines.map((line) => [
      [{ text: line.item, cites: [line.id] }],
      element(view, line),
      line.quantity,
      text(unitOf(line)),
      line.unitPrice ?? null,
      null,
    ]),
    shows: showing(lines, { ...lineFields, price: ['unitPrice'] }, { amount: 'sum' }),
  })
  return withoutEmptyColumns(priced)
}

/** Whether a line is only a cost driver that a design names, without quantity or price. */
export const isDriver = ({ source, quantity, unitPrice }: CostLine) =>
  (source.from === 'reference' || source.from === 'model') && quantity === 1 && unitPrice === undefined

/** Properties that all lines share are stated once, above them. */
function unpricedTable(view: SolutionView, prefix: string, lines: CostLine[]): Block {
  const units = new Set(lines.map((line) => `${plural(line.unit)}, ${periods[line.period]}`))
  const shared = units.size === 1 ? [...units][0] : undefined
  return withoutEmptyColumns(
    table(`${prefix}-cost-unpriced`, shared ? `To be priced: ${shared}` : 'To be priced', {
      columns: [
        column('item', 'Item', 34),
        column('element', 'For', 24),
        { id: 'quantity', heading: 'Quantity', kind: 'number', width: 12 },
        column('unit', 'Unit', 16),
        column('period', 'Period', 14),
      ],
      rows: lines.map((line) => [
        [{ text: line.item, cites: [line.id] }],
        element(view, line),
        // A cost driver shows only its pricing unit; its quantity is not known.
        isDriver(line) ? null : line.quantity,
        text(shared ? '' : isDriver(line) ? line.unit : unitOf(line)),
        text(shared || isDriver(line) ? '' : periods[line.period]),
      ]),
      shows: showing(lines, { ...lineFields, period: ['period'] }),
    }),
  )
}

/** The brief's budget, priced lines by period and currency, and lines without a price. */
export function costTables(view: SolutionView, prefix: string): Block[] {
  const { costs: lines, budget } = view.solution
  // Days of a role are already listed with the roles, at their rate.
  const rates = new Set(ratedRoles(view.solution).map(({ rate }) => rate))
  const others = lines.filter((line) => isPriced(line) && !rates.has(line))
  const priced = groupBy(others, ({ period, currency }) => `${period} ${currency}`)
  const byRole = effortByRole(view.solution).length > 0
  const unpriced = unpricedOf(view.solution).filter((line) => !(byRole && isRateless(line)))
  return [
    ...(budget ? [callout(`${prefix}-budget`, 'note', { title: 'Budget', text: text(moneyOf(view.solution)) })] : []),
    ...[...priced.values()].map((group) => pricedTable(view, prefix, group)),
    ...(unpriced.length > 0 ? [unpricedTable(view, prefix, unpriced)] : []),
  ]
}
