import type { Block, Cell, Reading } from '#shared/content/blocks.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { type Body, column, table, text } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { kindChart, kindTable } from '../../tables/kind-table.ts'
import { type CostGroup, costGroupsOf } from './cost-model.ts'
import { metStatuses, openStatuses } from '../../requirement-status.ts'

type Figure = { words: string; sheet: keyof typeof sheetNames; from: Reading }

/** A kind as the table of kinds and as the register calls it. */
const registerKinds: Record<string, string> = { Functions: 'Function', Qualities: 'Quality', Constraints: 'Constraint' }
const sheetNames = { requirements: 'Requirements', plan: 'Plan', raid: 'RAID log', cost: 'Cost model' } as const

const rowsOf = (tableId: string, ...where: NonNullable<Reading['where']>): Reading => ({
  operation: 'count',
  table: tableId,
  column: 'id',
  ...(where.length > 0 ? { where } : {}),
})
const logged = (...types: string[]) => rowsOf('raid-log', { column: 'type', is: types })

/** What the other sheets hold, read off them; a sheet without rows has nothing to read. */
function figuresOf(view: SolutionView): Figure[] {
  const { requirements, workstreams, milestones } = view.solution
  const plan: Figure[] = [
    { words: 'Workstreams', sheet: 'plan', from: rowsOf('plan-workstreams') },
    {
      words: 'Weeks to the end of the plan',
      sheet: 'plan',
      from: { operation: 'highest', table: 'plan-workstreams', column: 'end' },
    },
  ]
  const log: Figure[] = [
    { words: 'Open questions', sheet: 'raid', from: logged('Question', 'Issue') },
    {
      words: 'Open questions without a working proposal',
      sheet: 'raid',
      from: rowsOf('raid-log', { column: 'status', is: ['Open, answer needed'] }),
    },
    { words: 'Assumptions', sheet: 'raid', from: logged('Assumption') },
    { words: 'Risks', sheet: 'raid', from: logged('Risk') },
    {
      words: 'Risks of high impact',
      sheet: 'raid',
      from: rowsOf('raid-log', { column: 'type', is: ['Risk'] }, { column: 'impact', is: ['High'] }),
    },
    {
      words: 'Decisions to agree',
      sheet: 'raid',
      from: rowsOf('raid-log', { column: 'status', is: ['Proposed, for agreement'] }),
    },
  ]
  return [
    ...(requirements.length > 0
      ? ([
          { words: 'Requirements', sheet: 'requirements', from: rowsOf('requirements-register') },
          {
            words: 'Requirements not yet met',
            sheet: 'requirements',
            from: rowsOf('requirements-register', { column: 'status', is: openStatuses }),
          },
        ] satisfies Figure[])
      : []),
    ...(workstreams.length > 0 ? plan : []),
    ...(milestones.length > 0
      ? ([{ words: 'Milestones', sheet: 'plan', from: rowsOf('plan-milestones') }] satisfies Figure[])
      : []),
    ...costGroupsOf(view).map(({ suffix, inCurrency }): Figure => ({
      words: `Cost lines${suffix === '' ? '' : inCurrency}`,
      sheet: 'cost',
      from: rowsOf(`cost-lines${suffix}`),
    })),
    ...log,
  ]
}

function figureTable(view: SolutionView): Block {
  const figures = figuresOf(view)
  return {
    ...table('summary-counts', 'Key figures, read off the other sheets', {
      columns: [
        column('figure', 'Figure', 50),
        { id: 'value', heading: 'Value', kind: 'number', width: 20 },
        column('sheet', 'Sheet', 30),
      ],
      rows: figures.map(({ words, sheet }): Cell[] => [text(words), null, [{ text: sheetNames[sheet], link: `#${sheet}` }]]),
    }),
    readings: figures.map(({ from }, row) => ({ row, column: 'value', from })),
  }
}

/** The budget beside what is priced so far. */
function moneyTable({ solution: { budget } }: SolutionView, { suffix, currency, inCurrency }: CostGroup): Block {
  const moneyColumn = { heading: 'Amount', kind: 'money', width: 30, ...(currency ? { currency } : {}) } as const
  const sum = (columnId: string): Reading => ({ operation: 'sum', table: `cost-by-year${suffix}`, column: columnId })
  const stated: Cell[][] =
    budget?.amount === undefined || suffix !== '' ? [] : [[text('Budget, as the brief states it'), null, budget.amount]]
  const at = stated.length
  const rows = ['Lines without a price', 'Priced lines, three years', 'Three years with contingency']
  return {
    ...table(`summary-money${suffix}`, `Money${inCurrency}`, {
      columns: [
        column('figure', 'Figure', 50),
        { id: 'count', heading: 'Lines', kind: 'number', width: 20 },
        { id: 'amount', ...moneyColumn },
      ],
      rows: [...stated, ...rows.map((words): Cell[] => [text(words), null, null])],
    }),
    readings: [
      { row: at, column: 'count', from: { operation: 'missing', table: `cost-lines${suffix}`, column: 'price' } },
      { row: at + 1, column: 'amount', from: sum('net') },
      { row: at + 2, column: 'amount', from: sum('total') },
    ],
  }
}

/** The kinds of requirement with their counts read off the register. */
function kindReadings(kinds: Block): Block {
  if (kinds.type !== 'table') return kinds
  const counted = (name: string, statuses: string[]) =>
    rowsOf('requirements-register', { column: 'kind', is: [registerKinds[name] ?? name] }, { column: 'status', is: statuses })
  return {
    ...kinds,
    readings: kinds.rows.flatMap(([cell], row) => {
      const name = Array.isArray(cell) ? plainText(cell) : ''
      return [
        { row, column: 'met', from: counted(name, metStatuses) },
        { row, column: 'open', from: counted(name, openStatuses) },
      ]
    }),
  }
}

export const summary = (view: SolutionView): Body => ({
  blocks: [
    figureTable(view),
    ...costGroupsOf(view).map((group) => moneyTable(view, group)),
    kindReadings(kindTable(view, 'summary-kinds')),
    ...kindChart(view, 'summary-kinds'),
  ],
})
