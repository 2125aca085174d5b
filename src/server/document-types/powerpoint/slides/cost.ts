import type { Block, Cell, Column } from '#shared/content/blocks.ts'
import { agree, bare, capitalised, countOf, joinList, numberWord, sentence } from '../../english.ts'
import { groupBy } from '../../group-by.ts'
import { isPriced, moneyText, unpricedOf } from '../../key-figures.ts'
import { column, missing, table, text } from '../../make-blocks.ts'
import { contradictionsIn, type SolutionView } from '../../solution-view.ts'
import { type CostLine, periods, unitOf } from '../../tables/cost-tables.ts'
import { headline, mostRows, type Slide } from '../slide.ts'

function heading({ solution }: SolutionView): string {
  const { budget, costs } = solution
  const open = unpricedOf(solution).length
  const rest =
    costs.length === 0
      ? 'no cost driver is known yet'
      : open === 0
        ? 'every cost line has a price'
        : `${countOf(open, 'cost line')} still ${agree(open, 'needs', 'need')} a price`
  const contested = contradictionsIn(solution).find(({ text: words }) => /\bbudget\b/i.test(words))
  const named = [...new Set(contested?.text.match(/[£€$]\d[\d,.]*\d(?: ?(?:k|m|bn|million|thousand)\b)?/gi) ?? [])]
  if (contested)
    return headline(
      named.length > 1 ? `The brief names ${joinList(named)} as the budget, and ${rest}` : undefined,
      `The budget is contested, and ${rest}`,
    )
  if (!budget) return headline(`No budget is stated, and ${rest}`)
  const amounts = budget.quote.match(/[£€$]\s?\d|\b\d[\d.,]* ?(?:EUR|GBP|USD|PLN|CHF)\b/g) ?? []
  return headline(
    amounts.length > 1 || budget.amount === undefined
      ? `The brief says of the budget: “${bare(budget.quote)}”; ${rest}`
      : undefined,
    budget.amount === undefined ? undefined : `The budget is ${moneyText(budget.amount, budget.currency)}; ${rest}`,
    `A budget is stated; ${rest}`,
  )
}

/** Priced lines of one period and currency, drawn and listed. */
function priced([first, ...others]: CostLine[]): Block[] {
  const { period, currency = 'GBP' } = first!
  const lines = [first!, ...others].slice(0, mostRows)
  const id = `cost-${period}-${currency.toLowerCase()}`
  const caption = `Priced lines, ${periods[period]}, in ${currency}`
  const columns: Column[] = [
    column('item', 'Item', 40),
    { id: 'quantity', heading: 'Quantity', kind: 'number', width: 18 },
    { id: 'price', heading: 'Unit price', kind: 'money', currency, width: 20 },
    {
      id: 'amount',
      heading: 'Amount',
      kind: 'money',
      currency,
      width: 22,
      formula: { operation: 'multiply', columns: ['quantity', 'price'] },
      ...(others.length < mostRows ? { total: 'sum' as const } : {}),
    },
  ]
  const rows = lines.map((line): Cell[] => [text(line.item, line.id), line.quantity, line.unitPrice ?? null, null])
  const picture: Block = {
    id: `${id}-chart`,
    type: 'chart',
    caption: `${caption}, compared`,
    alt: lines
      .map(({ item, quantity, unitPrice = 0 }) => `${item}: ${quantity} times ${moneyText(unitPrice, currency)}.`)
      .join(' '),
    kind: 'bar',
    table: id,
    categories: 'item',
    series: ['amount'],
  }
  return [...(lines.length > 1 ? [picture] : []), table(id, caption, { columns, rows })]
}

function unpriced(lines: CostLine[]): Block[] {
  if (lines.length === 0) return []
  const shown = lines.slice(0, mostRows)
  return [
    table(
      'cost-open',
      shown.length < lines.length
        ? `To be quoted: ${numberWord(shown.length)} of ${countOf(lines.length, 'line')}`
        : 'To be quoted',
      {
        columns: [
          column('item', 'Item', 44),
          { id: 'quantity', heading: 'Quantity', kind: 'number', width: 18 },
          column('unit', 'Unit', 20),
          column('period', 'Paid', 18),
        ],
        rows: shown.map((line): Cell[] => [
          text(line.item, line.id),
          line.quantity,
          text(unitOf(line)),
          text(line.period === 'once' ? 'Once' : capitalised(periods[line.period])),
        ]),
      },
    ),
  ]
}

/** The amount, with the brief's words where they say more. */
function budgetFigure(budget: SolutionView['solution']['budget']) {
  if (!budget) return { label: 'Budget', value: 'Not stated' }
  const value = budget.amount === undefined ? 'As quoted' : moneyText(budget.amount, budget.currency)
  return { label: 'Budget', value, ...(bare(budget.quote) === value ? {} : { note: sentence(budget.quote) }) }
}

export function cost(view: SolutionView): Slide {
  const { budget, costs } = view.solution
  const groups = groupBy(costs.filter(isPriced), ({ period, currency }) => `${period} ${currency}`)
  const figures: Block = {
    id: 'cost-figures',
    type: 'figures',
    items: [
      budgetFigure(budget),
      { label: 'Cost lines', value: `${costs.length}` },
      { label: 'Lines with a price', value: `${costs.filter(isPriced).length}` },
    ],
  }
  const lines = [...[...groups.values()].flatMap(priced), ...unpriced(unpricedOf(view.solution))]
  return {
    heading: heading(view),
    blocks: [
      figures,
      ...(lines.length > 0
        ? lines
        : [missing('cost-lines', 'Volumes and numbers of users would allow a first list of what drives the cost.')]),
    ],
  }
}
