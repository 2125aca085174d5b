import type { Block, Cell, Column, Reading } from '#shared/content/blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import { type Body, column, missing, table, text } from '../../make-blocks.ts'
import { planEndOf } from '../../key-figures.ts'
import { productsOf } from '../../makers.ts'
import type { SolutionView } from '../../solution-view.ts'
import { deliverableTable } from '../../tables/deliverable-table.ts'
import { milestoneTable, statedTimeline } from '../../tables/plan-tables.ts'

const number = (id: string, heading: string, width: number): Column => ({ id, heading, kind: 'number', width })

const day = (id: string, heading: string, more: Partial<Column> = {}): Column => ({ id, heading, kind: 'date', width: 9, ...more })
const daysAfter = (weeks: string) => ({ formula: { operation: 'weeks-after' as const, columns: ['start', weeks] } })

/** A change of beginning or length moves the end and the bar of the chart; where the work has a first day, the days too. */
const scheduleColumns = (isDated: boolean): Column[] => [
  column('id', 'Id', 7),
  column('name', 'Workstream', 20),
  number('before', 'Begins after week', 10),
  number('weeks', 'Weeks', 8),
  { ...number('end', 'Ends with week', 10), formula: { operation: 'add', columns: ['before', 'weeks'] } },
  ...(isDated ? [day('start', 'Week 0'), day('from', 'Begins', daysAfter('before')), day('by', 'Ends by', daysAfter('end'))] : []),
  column('after', 'Depends on', 11),
  column('delivers', 'Delivers', 34),
]

/** The first day of the work, where the brief names it. */
const startOf = ({ milestones }: Solution) => milestones.find(({ week, date }) => week === 0 && date)

/** The one cell from which every day of the plan is counted. */
function startTable({ solution }: SolutionView): Block[] {
  const start = startOf(solution)
  if (!start?.date || solution.workstreams.length === 0) return []
  return [
    table('plan-start', 'Where the weeks are counted from', {
      columns: [column('id', 'Id', 20), column('name', 'What', 50), day('day', 'Day', { width: 30 })],
      rows: [[text(start.id, start.id), text('Start of the work'), start.date]],
    }),
  ]
}

const firstDay: Reading = { operation: 'highest', table: 'plan-start', column: 'day' }

function schedule({ solution }: SolutionView): Block[] {
  const { workstreams } = solution
  if (workstreams.length === 0)
    return [missing('plan-workstreams', 'No plan can be drawn up yet. A start, an end and the number of people are needed.')]
  const isDated = startOf(solution) !== undefined
  const rows = workstreams.map((workstream): Cell[] => [
    [{ text: workstream.id, cites: [workstream.id] }],
    text(workstream.name),
    workstream.startWeek - 1,
    workstream.weeks,
    null,
    ...(isDated ? [null, null, null] : []),
    text(workstream.dependsOn.join(', ')),
    text(productsOf(solution, workstream)),
  ])
  const told = workstreams.map(({ name, startWeek, weeks }) => `${name}: week ${startWeek} to week ${startWeek + weeks - 1}.`)
  return [
    {
      ...table('plan-workstreams', 'Workstreams, in weeks from the start', { columns: scheduleColumns(isDated), rows }),
      ...(isDated ? { readings: rows.map((_, row) => ({ row, column: 'start', from: firstDay })) } : {}),
    },
    {
      id: 'plan-chart',
      type: 'chart',
      caption: `The plan over ${planEndOf(solution)} weeks`,
      alt: told.join(' '),
      kind: 'stacked-bar',
      table: 'plan-workstreams',
      categories: 'name',
      series: ['before', 'weeks'],
      offset: 'before',
    },
  ]
}

export function plan(view: SolutionView): Body {
  const milestones = milestoneTable(view, 'plan-milestones')
  return {
    blocks: [
      statedTimeline(view, 'plan-timeline'),
      ...startTable(view),
      ...schedule(view),
      ...(milestones ? [milestones] : []),
      ...(view.solution.deliverables.length > 0 ? [deliverableTable(view, 'plan-deliverables')] : []),
    ],
  }
}
