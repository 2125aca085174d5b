import type { Block, Cell } from '#shared/content/blocks.ts'
import { bare, capitalised } from '../english.ts'
import { milestonesAhead, windowsAhead, wordsOf } from '../calendar.ts'
import { column, table, text, withoutEmptyColumns } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'

const milestoneKinds = { start: 'Start', deadline: 'Deadline', event: 'Event', end: 'End' } as const
const windowKinds = { freeze: 'Freeze', window: 'Window', 'parallel-run': 'Parallel run' } as const

/** Milestones and windows by date; empty if there are none. */
export function dateTable({ solution }: SolutionView, id: string): Block[] {
  const milestones = milestonesAhead(solution).map(({ id: fact, name, kind, week, date }): Cell[] => [
    text(fact, fact),
    text(capitalised(bare(name))),
    text(kind ? milestoneKinds[kind] : 'Milestone'),
    week,
    date ?? null,
    null,
  ])
  const windows = windowsAhead(solution).map(({ id: fact, kind, from, to, recurs, ...said }): Cell[] => [
    text(fact, fact),
    text(capitalised(bare(wordsOf(said)))),
    text(`${windowKinds[kind]}${recurs ? ', each year' : ''}`),
    null,
    from,
    to,
  ])
  if (milestones.length + windows.length === 0) return []
  return [
    withoutEmptyColumns(
      table(id, 'Dates and windows', {
        columns: [
          column('id', 'Id', 9),
          column('name', 'What', 37),
          column('kind', 'Kind', 16),
          { id: 'week', heading: 'Week', kind: 'number', width: 8 },
          { id: 'from', heading: 'Day', kind: 'date', width: 15 },
          { id: 'to', heading: 'To', kind: 'date', width: 15 },
        ],
        rows: [...milestones, ...windows],
      }),
    ),
  ]
}
