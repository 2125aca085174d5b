import { type Body, missing, section } from '../../make-blocks.ts'
import { isOfKind, type SolutionView } from '../../solution-view.ts'
import { assumptionTable } from '../../tables/assumption-table.ts'
import { boundaryTable } from '../../tables/boundary-table.ts'
import { deliverableTable } from '../../tables/deliverable-table.ts'
import { requirementTable } from '../../tables/requirement-table.ts'

export function scope(view: SolutionView): Body {
  const constraints = view.solution.requirements.filter(isOfKind('constraint'))
  return {
    blocks: [boundaryTable(view, 'scope-boundaries')],
    sections: [
      section('scope-delivers', 'Deliverables', { blocks: [deliverableTable(view, 'scope-deliverables')] }),
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
      section('scope-takes', 'Assumptions', { blocks: [assumptionTable(view, 'scope-assumptions')] }),
    ],
  }
}
