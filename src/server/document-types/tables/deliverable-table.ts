import type { Block, Cell } from '#shared/content/blocks.ts'
import { sentence } from '../english.ts'
import { lastWeekOf } from '../key-figures.ts'
import { column, table, text } from '../make-blocks.ts'
import { workstreamFor } from '../makers.ts'
import type { SolutionView } from '../solution-view.ts'

/** Each deliverable with the piece of work that makes it; nothing where the brief lists none. */
export function deliverableTable(view: SolutionView, id: string): Block[] {
  const { deliverables } = view.solution
  if (deliverables.length === 0) return []
  return [
    table(id, 'Deliverables', {
      columns: [
        column('id', 'Id', 10),
        column('deliverable', 'Deliverable', 50),
        column('workstream', 'Handed over in', 25),
        { id: 'week', heading: 'By week', kind: 'number', width: 15 },
      ],
      rows: deliverables.map((deliverable): Cell[] => {
        const maker = workstreamFor(view.solution, deliverable)
        return [
          text(deliverable.id, deliverable.id),
          text(sentence(deliverable.text)),
          text(maker?.name ?? 'Not yet planned'),
          maker ? lastWeekOf(maker) : null,
        ]
      }),
    }),
  ]
}
