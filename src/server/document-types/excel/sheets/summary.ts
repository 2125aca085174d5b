import type { Block, Cell, Reading } from '#shared/content/blocks.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { type Body, column, missing, table, text } from '../../make-blocks.ts'
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

type NamedReading = [words: string, from: Reading]

const planFigures: NamedReading[] = [
  ['Workstreams', rowsOf('plan-workstreams')],
  ['Weeks to the end of the plan', { operation: 'highest', table: 'plan-workstreams', column: 'end' }],
]
const logFigures: NamedReading[] = [
  ['Open questions', logged('Question', 'Issue')],
  ['Open questions without a working proposal', rowsOf('raid-log', { column: 'status', is: ['Open, answer needed'] })],
  ['Assumptions', logged('Assumption')],
  ['Risks', logged('Risk')],
  ['Risks of high impact', rowsOf('raid-log', { column: 'type', is: ['Risk'] }, { column: 'impact', is: ['High'] })],
  ['Decisions to agree', rowsOf('raid-log', { column: 'status', is: ['Proposed, for agreement'] })],
]
const requirementFigures: NamedReading[] = [
  ['Requirements', rowsOf('requirements-register')],
  ['Requirements not yet met', rowsOf('requirements-register', { column: 'status', is: openStatuses })],
]

/** What the other sheets hold, read off them; a sheet without rows has nothing to read. */
function figuresOf(view: SolutionView): Figure[] {
  const { requirements, workstreams, milestones, risks, assumptions, questions, decisions } = view.solution
  const isLogged = [risks, assumptions, questions, decisions].some(({ length }) => length > 0)
  const costLines = costGroupsOf(view).map(({ suffix, inCurrency }): NamedReading => [
    `Cost lines${suffix === '' ? '' : inCurrency}`,
    rowsOf(`cost-lines${suffix}`),
  ])
  const on = (sheet: Figure['sheet'], readings: NamedReading[]) => readings.map(([words, from]) => ({ words, sheet, from }))
  return [
    ...on('requirements', requirements.length > 0 ? requirementFigures : []),
    ...on('plan', workstreams.length > 0 ? planFigures : []),
    ...on('plan', milestones.length > 0 ? [['Milestones', rowsOf('plan-milestones')]] : []),
    ...on('cost', costLines),
    ...on('raid', isLogged ? logFigures : []),
  ]
}

function figureTable(view: SolutionView): Block {
  const figures = figuresOf(view)
  if (figures.length === 0)
    return missing('summary-counts', 'Nothing stands on the other sheets yet, so there is nothing to count.')
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
  const rows = ['Lines without a price', 'Priced lines, three years', 'Priced lines with reserve, three years']
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
