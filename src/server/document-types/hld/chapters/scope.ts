import type { Block, Cell } from '#shared/content/blocks.ts'
import { sentence } from '../../english.ts'
import { factLink } from '../../fact-links.ts'
import { type Body, column, missing, section, table, text } from '../../make-blocks.ts'
import { makerOf } from '../../makers.ts'
import { isOfKind, type SolutionView } from '../../solution-view.ts'
import { requirementTable, sourceText } from './requirement-table.ts'

function boundaries({ solution }: SolutionView): Block {
  const items = (within: boolean) => solution.scope.filter((item) => item.within === within)
  const [inside, outside] = [items(true), items(false)]
  if (inside.length + outside.length === 0)
    return missing(
      'scope-boundaries',
      'The brief draws no boundary. What is not part of the work has to be named before it is priced.',
    )
  const cell = (item: { id: string; text: string } | undefined): Cell =>
    item ? [{ text: sentence(item.text), cites: [item.id] }] : null
  const length = Math.max(inside.length, outside.length)
  return table('scope-boundaries', 'What is inside and outside', {
    columns: [column('in', 'In scope', 50), column('out', 'Out of scope', 50)],
    rows: Array.from({ length }, (_, index) => [
      cell(inside[index]),
      outside.length === 0 && index === 0 ? text('Nothing is named as outside.') : cell(outside[index]),
    ]),
  })
}

function deliverables(view: SolutionView): Block {
  const { deliverables: all } = view.solution
  if (all.length === 0)
    return missing(
      'scope-deliverables',
      'The brief lists no deliverables. What is handed over, and in which form, has to be agreed.',
    )
  return table('scope-deliverables', 'Deliverables', {
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
        maker ? maker.startWeek + maker.weeks - 1 : null,
      ]
    }),
  })
}

function assumptions({ solution }: SolutionView): Block {
  if (solution.assumptions.length === 0)
    return missing(
      'scope-assumptions',
      'Nothing is taken for granted so far. Access to systems, people and data should be confirmed in writing.',
    )
  return table('scope-assumptions', 'Assumptions', {
    columns: [column('id', 'Id', 10), column('assumption', 'Assumption', 52), column('source', 'Stated in, or why assumed', 38)],
    rows: solution.assumptions.map((assumption) => [
      [{ text: assumption.id, cites: [assumption.id] }],
      text(sentence(assumption.text)),
      text(sourceText(assumption)),
    ]),
  })
}

export function scope(view: SolutionView): Body {
  const constraints = view.solution.requirements.filter(isOfKind('constraint'))
  return {
    blocks: [boundaries(view)],
    sections: [
      section('scope-delivers', 'Deliverables', { blocks: [deliverables(view)] }),
      section('scope-limits', 'Constraints', {
        blocks: [
          constraints.length > 0
            ? requirementTable('scope-constraints', 'Constraints', constraints)
            : missing(
                'scope-constraints',
                'The brief sets no constraint. Standards, suppliers and places that are fixed have to be named.',
              ),
        ],
      }),
      section('scope-takes', 'Assumptions', { blocks: [assumptions(view)] }),
    ],
  }
}
