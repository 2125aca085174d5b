import type { Block } from '#shared/content/blocks.ts'
import { type Body, column, missing, section, table, withoutEmptyColumns } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { costTables } from '../../tables/cost-tables.ts'
import { milestoneTable, statedTimeline, workstreamTable } from '../../tables/plan-tables.ts'
import { watchList } from './watch-list.ts'

function watch(view: SolutionView): Block {
  const rows = watchList(view)
  if (rows.length === 0) return missing('operations-watch', 'No part is named yet, so nothing can be watched.')
  return withoutEmptyColumns(
    table('operations-watch', 'What is watched', {
      columns: [
        column('part', 'Part', 30),
        column('signal', 'Signal', 26),
        column('alert', 'Alert when', 32),
        column('from', 'From', 12),
      ],
      rows,
    }),
  )
}

export function operations(view: SolutionView): Body {
  const milestones = milestoneTable(view, 'operations-milestones')
  return {
    blocks: [],
    sections: [
      ...(view.solution.isAdvice ? [] : [section('operations-running', 'Watching and alerts', { blocks: [watch(view)] })]),
      section('operations-rollout', 'Rollout', {
        blocks: [
          statedTimeline(view, 'operations-timeline'),
          workstreamTable(view, 'operations-workstreams'),
          ...(milestones ? [milestones] : []),
        ],
      }),
      section('operations-cost', 'Cost', { blocks: costTables(view, 'operations').map(withoutEmptyColumns) }),
    ],
  }
}
