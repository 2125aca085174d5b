import type { Block, Cell } from '#shared/content/blocks.ts'
import { joinList } from '../../english.ts'
import { type Body, column, missing, section, table, text } from '../../make-blocks.ts'
import { productsOf } from '../../makers.ts'
import type { SolutionView } from '../../solution-view.ts'
import { calendarWithChart } from '../../tables/calendar-table.ts'
import { milestoneTable, statedTimeline } from '../../tables/plan-tables.ts'

function work({ solution }: SolutionView): Block {
  const { workstreams } = solution
  const nameOf = (id: string) => workstreams.find((workstream) => workstream.id === id)?.name ?? id
  return table('plan-workstreams', 'What each workstream needs and delivers', {
    columns: [
      column('id', 'Id', 9),
      column('name', 'Workstream', 23),
      column('after', 'Begins after', 28),
      column('delivers', 'Delivers', 40),
    ],
    rows: workstreams.map((workstream): Cell[] => [
      [{ text: workstream.id, cites: [workstream.id] }],
      text(workstream.name),
      text(joinList(workstream.dependsOn.map(nameOf)) || 'The start of the work'),
      text(productsOf(solution, workstream) || 'To be agreed'),
    ]),
  })
}

export function plan(view: SolutionView): Body {
  const { workstreams } = view.solution
  const milestones = milestoneTable(view, 'plan-milestones')
  const timeline = statedTimeline(view, 'plan-timeline')
  const stops = milestones ? [section('plan-points', 'Milestones', { blocks: [milestones] })] : []
  if (workstreams.length === 0)
    return {
      blocks: [
        timeline,
        missing('plan-workstreams', 'No plan can be drawn up yet. A start, an end and the number of people are needed.'),
      ],
      sections: stops,
    }
  const spans = workstreams.map(({ id, name, startWeek, weeks }) => ({ name, cites: [id], before: startWeek - 1, weeks }))
  return {
    blocks: [timeline],
    sections: [
      ...stops,
      section('plan-calendar-section', 'Calendar', { blocks: calendarWithChart('plan-calendar', 'Workstreams in time', spans) }),
      section('plan-work', 'Workstreams', { blocks: [work(view)] }),
    ],
  }
}
