import type { Cell } from '#shared/content/blocks.ts'
import type { Requirement } from '#server/solution/solution.ts'
import { capitalised, sentence } from '../../english.ts'
import { elementLinks, factLink, factLinks } from '../../fact-links.ts'
import { type Body, column, missing, section, table, text } from '../../make-blocks.ts'
import { answersTo, isOfKind, type SolutionView } from '../../solution-view.ts'
import { testOf } from './quality.ts'

function row(view: SolutionView, requirement: Requirement): Cell[] {
  const { elements, scenarios, decisions, questions } = answersTo(view, requirement)
  const ids = (facts: { id: string }[]) => facts.map(({ id }) => id)
  return [
    [factLink(view, requirement.id)],
    elements.length > 0 ? elementLinks(view, ids(elements)) : text('Not met by a part'),
    factLinks(view, ids(scenarios)),
    factLinks(view, [...ids(decisions), ...ids(questions)]),
    elements.length === 0 && requirement.kind === 'functional'
      ? text('Open until a part meets it.')
      : text(sentence(capitalised(testOf(view, requirement).verification))),
  ]
}

export function traceability(view: SolutionView): Body {
  const { requirements } = view.solution
  if (requirements.length === 0)
    return {
      blocks: [
        missing(
          'traceability-matrix',
          'The brief states no requirement, so nothing can be traced. Each one that is added appears here with the part that meets it.',
        ),
      ],
    }
  const unmet = requirements.filter((requirement) => answersTo(view, requirement).elements.length === 0)
  const matrix = table('traceability-matrix', 'From requirement to proof', {
    columns: [
      column('requirement', 'Requirement', 12),
      column('parts', 'Met by', 28),
      column('scenarios', 'Shown in', 12),
      column('decisions', 'Decisions, questions', 16),
      column('verification', 'Verified by', 32),
    ],
    rows: (['functional', 'quality', 'constraint'] as const).flatMap((kind) =>
      requirements.filter(isOfKind(kind)).map((requirement) => row(view, requirement)),
    ),
  })
  const gaps = table('traceability-gaps', 'Requirements that no part meets yet', {
    columns: [column('id', 'Id', 12), column('text', 'Requirement', 60), column('question', 'Asked in', 28)],
    rows: unmet.map((requirement) => [
      [factLink(view, requirement.id)],
      text(sentence(requirement.text)),
      factLinks(
        view,
        answersTo(view, requirement).questions.map(({ id }) => id),
      ),
    ]),
  })
  return { blocks: [matrix], sections: unmet.length > 0 ? [section('traceability-open', 'Not yet met', { blocks: [gaps] })] : [] }
}
