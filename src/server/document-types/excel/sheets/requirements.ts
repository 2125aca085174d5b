import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Requirement } from '#server/solution/solution.ts'
import { sentence } from '../../english.ts'
import { factLinks } from '../../fact-links.ts'
import { type Body, column, missing, table, text } from '../../make-blocks.ts'
import { metByLinks } from '../../met-by.ts'
import { statusOf } from '../../requirement-status.ts'
import { answersTo, measureText, type SolutionView } from '../../solution-view.ts'
import { priorityText, sourceText } from '../../tables/requirement-table.ts'

const kindNames = { functional: 'Function', quality: 'Quality', constraint: 'Constraint' } as const
const idsOf = (facts: { id: string }[]) => facts.map(({ id }) => id)

function row(view: SolutionView, requirement: Requirement): Cell[] {
  const { questions } = answersTo(view, requirement)
  return [
    [{ text: requirement.id, cites: [requirement.id] }],
    text(sentence(requirement.text)),
    text(kindNames[requirement.kind]),
    text(requirement.characteristic ?? ''),
    text(priorityText(requirement)),
    text(measureText(requirement)),
    metByLinks(view, requirement),
    text(statusOf(view, requirement)),
    factLinks(view, idsOf(questions)),
    text(sourceText(requirement)),
  ]
}

function register(view: SolutionView): Block {
  const { requirements } = view.solution
  if (requirements.length === 0)
    return missing(
      'requirements-register',
      'The brief states no requirement. What people and systems must be able to do, and how well, belongs on this sheet.',
    )
  return table('requirements-register', 'Requirements', {
    columns: [
      column('id', 'Id', 6),
      column('text', 'Requirement', 27),
      column('kind', 'Kind', 8),
      column('characteristic', 'Characteristic', 9),
      column('priority', 'Priority', 7),
      column('measure', 'Measure', 10),
      column('where', 'Where met', 12),
      column('status', 'Status', 8),
      column('asked', 'Asked in', 5),
      column('source', 'Stated in', 8),
    ],
    rows: requirements.map((requirement) => row(view, requirement)),
  })
}

export const requirements = (view: SolutionView): Body => ({ blocks: [register(view)] })
