import type { Block, BlockOf, Cell, Column } from '#shared/content/blocks.ts'
import { computeTable } from '#shared/content/compute-table.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { capitalised, sentence } from '../../english.ts'
import { elementLinks, factLink } from '../../fact-links.ts'
import { groupBy } from '../../group-by.ts'
import { moneyText } from '../../key-figures.ts'
import { type Body, callout, column, missing, table, text } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { budgetNote, type CostLine, periods, unitOf } from '../../tables/cost-tables.ts'

const periodNames = { once: 'Paid once', month: 'Each month', year: 'Each year' } as const
const isPriced = ({ unitPrice }: CostLine) => unitPrice !== undefined
const inCurrency = (currency: string | undefined) => (currency ? `, in ${currency}` : '')

/** The currency that the facts speak of; nothing where they speak of none. */
const usualCurrency = ({ solution: { budget, costs } }: SolutionView) =>
  budget?.currency ?? costs.find(({ currency }) => currency)?.currency

function linesTable(view: SolutionView, lines: CostLine[]): BlockOf<'table'> {
  const { period } = lines[0]!
  const priced = isPriced(lines[0]!)
  const currency = priced ? (lines[0]!.currency ?? 'GBP') : usualCurrency(view)
  const money = currency ? { currency } : {}
  const columns: Column[] = [
    column('id', 'Id', 8),
    column('item', 'Item', 26),
    column('element', 'For', 18),
    { id: 'quantity', heading: 'Quantity', kind: 'number', width: 10 },
    column('unit', 'Unit', 12),
    { id: 'price', heading: 'Unit price', kind: 'money', width: 12, ...money },
    {
      id: 'amount',
      heading: 'Amount',
      kind: 'money',
      width: 14,
      ...money,
      formula: { operation: 'multiply', columns: ['quantity', 'price'] },
      total: 'sum',
    },
  ]
  const state = priced ? 'priced' : 'to be quoted'
  return table(
    `cost-${priced ? 'priced' : 'open'}-${period}${priced ? `-${(currency ?? '').toLowerCase()}` : ''}`,
    `${periodNames[period]}, ${state}${inCurrency(currency)}`,
    {
      columns,
      rows: lines.map((line): Cell[] => [
        [{ text: line.id, cites: [line.id] }],
        text(line.item),
        line.element ? elementLinks(view, [line.element]) : text('The work as a whole'),
        line.quantity,
        text(unitOf(line)),
        line.unitPrice ?? null,
        null,
      ]),
    },
  )
}

const totalOf = (view: SolutionView, lines: CostLine[]) =>
  lines.length > 0 ? (computeTable(linesTable(view, lines)).totals?.at(-1) ?? null) : 0

/** Lines and priced sums of each group; a column for each period and currency, so that no sum mixes two of them. */
function sums(
  view: SolutionView,
  words: { id: string; caption: string; heading: string },
  groups: [string, CostLine[]][],
): BlockOf<'table'> {
  const kinds = [
    ...groupBy(view.solution.costs.filter(isPriced), ({ period, currency }) => `${period} ${currency ?? 'GBP'}`).values(),
  ]
  const moneyColumns = kinds.map(([line]): Column => {
    const { period, currency = 'GBP' } = line!
    const heading = `${capitalised(periods[period])}, ${currency}`
    return { id: `${period}-${currency.toLowerCase()}`, heading, kind: 'money', currency, width: 16, total: 'sum' }
  })
  const sumOf = (lines: CostLine[], kind: CostLine[]) =>
    totalOf(
      view,
      lines.filter((line) => kind.includes(line)),
    )
  const count = (id: string, heading: string): Column => ({ id, heading, kind: 'number', width: 14 })
  return table(words.id, words.caption, {
    columns: [
      column('group', words.heading, 30),
      count('priced', 'Lines priced'),
      count('open', 'Lines to be quoted'),
      { ...count('lines', 'Lines'), formula: { operation: 'add', columns: ['priced', 'open'] } },
      ...moneyColumns,
    ],
    rows: groups.map(([name, lines]): Cell[] => {
      const priced = lines.filter(isPriced).length
      return [text(name), priced, lines.length - priced, null, ...kinds.map((kind) => sumOf(lines, kind))]
    }),
  })
}

/** Priced sums by part, drawn for the first period; nothing to draw where nothing is priced. */
function chartOf(table: BlockOf<'table'>): Block[] {
  const money = table.columns.find(({ kind }) => kind === 'money')
  if (!money) return []
  const at = table.columns.indexOf(money)
  return [
    {
      id: `${table.id}-chart`,
      type: 'chart',
      caption: `${table.caption}: ${money.heading}`,
      alt: table.rows.map((row) => `${cellWords(row[0])}: ${moneyText(Number(row[at] ?? 0), money.currency)}.`).join(' '),
      kind: 'bar',
      table: table.id,
      categories: 'group',
      series: [money.id],
    },
  ]
}

const cellWords = (cell: Cell | undefined) => (Array.isArray(cell) ? plainText(cell) : String(cell ?? ''))

function sumTables(view: SolutionView): Block[] {
  const { costs } = view.solution
  const byPeriod = groupBy(costs, ({ period }) => periodNames[period])
  const byPart = groupBy(costs, ({ element }) => (element ? view.name(element) : 'The work as a whole'))
  const parts = sums(view, { id: 'cost-by-part', caption: 'Sums by part', heading: 'Part' }, [...byPart.entries()])
  return [
    sums(view, { id: 'cost-by-period', caption: 'Sums by period', heading: 'Period' }, [...byPeriod.entries()]),
    parts,
    ...chartOf(parts),
  ]
}

/** A share for the unforeseen, where a fact names one; else the question. */
function contingency(view: SolutionView): Block {
  const { assumptions, requirements, questions } = view.solution
  const named = [...assumptions, ...requirements].filter(({ text: words }) => /\bcontingenc/i.test(words))
  if (named.length > 0)
    return table('cost-contingency', 'Contingency, as stated', {
      columns: [column('id', 'Id', 12), column('text', 'Assumption', 88)],
      rows: named.map((fact) => [[factLink(view, fact.id)], text(sentence(fact.text))]),
    })
  const asked = questions.find(({ text: words }) => /unit prices|\bbudget\b/i.test(words))
  return callout('cost-contingency', 'question', {
    title: 'Contingency is not stated',
    text: [
      { text: 'No fact names a reserve, so no sum on this sheet holds one. The sponsor has to say which share is kept back' },
      ...(asked ? [{ text: ', together with the answer to ' }, factLink(view, asked.id)] : []),
      { text: '.' },
    ],
  })
}

export function cost(view: SolutionView): Body {
  const { costs } = view.solution
  const budget = budgetNote(view, 'cost-budget')
  if (costs.length === 0)
    return {
      blocks: [
        budget,
        missing('cost-lines', 'No cost driver is known yet. Volumes and numbers of users would allow a first list.'),
      ],
    }
  const priced = groupBy(costs.filter(isPriced), ({ period, currency }) => `${period} ${currency}`)
  const open = groupBy(
    costs.filter((line) => !isPriced(line)),
    ({ period }) => period,
  )
  const lines = [...priced.values(), ...open.values()].map((group) => linesTable(view, group))
  return { blocks: [budget, ...lines, ...sumTables(view), contingency(view)] }
}
