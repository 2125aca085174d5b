import type { Block, Cell, Column } from '#shared/content/blocks.ts'
import { type Body, column, missing, table, text } from '../../make-blocks.ts'
import { planEndOf } from '../../key-figures.ts'
import { productsOf } from '../../makers.ts'
import type { SolutionView } from '../../solution-view.ts'
import { milestoneTable, statedTimeline } from '../../tables/plan-tables.ts'

const number = (id: string, heading: string, width: number): Column => ({ id, heading, kind: 'number', width })

/** A change of beginning or length moves the end and the bar of the chart. */
const scheduleColumns: Column[] = [
  column('id', 'Id', 7),
  column('name', 'Workstream', 20),
  number('before', 'Begins after week', 10),
  number('weeks', 'Weeks', 8),
  { ...number('end', 'Ends with week', 10), formula: { operation: 'add', columns: ['before', 'weeks'] } },
  column('after', 'Depends on', 11),
  column('delivers', 'Delivers', 34),
]

function schedule({ solution }: SolutionView): Block[] {
  const { workstreams } = solution
  if (workstreams.length === 0)
    return [missing('plan-workstreams', 'No plan can be drawn up yet. A start, an end and the number of people are needed.')]
  const rows = workstreams.map((workstream): Cell[] => [
    [{ text: workstream.id, cites: [workstream.id] }],
    text(workstream.name),
    workstream.startWeek - 1,
    workstream.weeks,
    null,
    text(workstream.dependsOn.join(', ')),
    text(productsOf(solution, workstream)),
  ])
  const told = workstreams.map(({ name, startWeek, weeks }) => `${name}: week ${startWeek} to week ${startWeek + weeks - 1}.`)
  return [
    table('plan-workstreams', 'Workstreams, in weeks from the start', { columns: scheduleColumns, rows }),
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
  return { blocks: [statedTimeline(view, 'plan-timeline'), ...schedule(view), ...(milestones ? [milestones] : [])] }
}
