import type { Section } from '#shared/content/content.ts'
import { joinList } from '../../english.ts'
import { type Body, missing, section, withCaption, withoutEmptyColumns } from '../../make-blocks.ts'
import { isOfKind, type SolutionView } from '../../solution-view.ts'
import { assumptionTable } from '../../tables/assumption-table.ts'
import { boundaryTable } from '../../tables/boundary-table.ts'
import { deliverableTable } from '../../tables/deliverable-table.ts'
import { requirementTable } from '../../tables/requirement-table.ts'

/** What the brief leaves unsaid, asked for in one place instead of under a heading each. */
function unsaid({ solution }: SolutionView): Body['blocks'] {
  const lacking = [
    ...(solution.scope.length === 0 ? ['what is not part of the work'] : []),
    ...(solution.deliverables.length === 0 ? ['what is handed over, and in which form'] : []),
    ...(solution.requirements.some(isOfKind('constraint')) ? [] : ['which standards, suppliers and places are fixed']),
  ]
  return lacking.length > 0
    ? [
        missing(
          'scope-unsaid',
          `The brief does not say ${joinList(lacking)}. The sponsor has to name it before the work is priced.`,
        ),
      ]
    : []
}

export function scope(view: SolutionView): Body {
  const { scope: boundaries, deliverables } = view.solution
  const constraints = view.solution.requirements.filter(isOfKind('constraint'))
  const sections: Section[] = [
    ...(deliverables.length > 0
      ? [
          section('scope-delivers', 'Deliverables', {
            blocks: [
              withoutEmptyColumns(withCaption(deliverableTable(view, 'scope-deliverables'), 'What is handed over, and when')),
            ],
          }),
        ]
      : []),
    ...(constraints.length > 0
      ? [
          section('scope-limits', 'Constraints', {
            blocks: [requirementTable('scope-constraints', 'What may not be chosen otherwise', constraints)],
          }),
        ]
      : []),
    section('scope-takes', 'Assumptions', {
      blocks: [withCaption(assumptionTable(view, 'scope-assumptions'), 'What the design takes for granted, and on whose word')],
    }),
  ]
  return { blocks: [...(boundaries.length > 0 ? [boundaryTable(view, 'scope-boundaries')] : []), ...unsaid(view)], sections }
}
