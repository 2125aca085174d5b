import type { Block } from '#shared/content/blocks.ts'
import { sentence } from '../english.ts'
import { factLink } from '../fact-links.ts'
import { lastWeekOf } from '../key-figures.ts'
import { column, missing, table, text } from '../make-blocks.ts'
import { makerOf } from '../makers.ts'
import type { SolutionView } from '../solution-view.ts'

/** Each deliverable with the workstream that makes it. */
export function deliverableTable(view: SolutionView, id: string): Block {
  const { deliverables: all } = view.solution
  if (all.length === 0)
    return missing(id, 'The brief lists no deliverables. What is handed over, and in which form, has to be agreed.')
  return table(id, 'Deliverables', {
    columns: [
      column('id', 'Id', 10),
      column('deliverable', 'Deliverable', 50),
      column('workstream', 'Made in', 25),
      { id: 'week', heading: 'Ready by week', kind: 'number', width: 15 },
    ],
    rows: all.map((deliverable) => {
      const maker = makerOf(view.solution, deliverable)
      return [
        [{ text: deliverable.id, cites: [deliverable.id] }],
        text(sentence(deliverable.text)),
        maker ? [{ ...factLink(view, maker.id), text: maker.name }] : text('Not yet in the plan'),
        maker ? lastWeekOf(maker) : null,
      ]
    }),
  })
}
