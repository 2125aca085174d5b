import { missing, section, type Body } from '../../make-blocks.ts'
import { isOfKind, type SolutionView } from '../../solution-view.ts'
import { objectiveTable } from '../../tables/objective-table.ts'
import { requirementTable } from '../../tables/requirement-table.ts'

const kinds = [
  ['functional', 'need-functional', 'What the system must do', 'Functions'],
  ['quality', 'need-qualities', 'How well it must do it', 'Qualities'],
  ['constraint', 'need-constraints', 'What limits the choice', 'Constraints'],
] as const

export function need(view: SolutionView): Body {
  const { requirements } = view.solution
  const stated = kinds
    .map(([kind, id, heading, caption]) => ({ id, heading, caption, own: requirements.filter(isOfKind(kind)) }))
    .filter(({ own }) => own.length > 0)
  const blocks = [objectiveTable(view, 'need-objectives')]
  if (stated.length === 0)
    return {
      blocks: [
        ...blocks,
        missing(
          'need-requirements',
          'The brief states no requirement. What people and systems must be able to do has to be listed.',
        ),
      ],
    }
  return {
    blocks,
    sections: stated.map(({ id, heading, caption, own }) =>
      section(`${id}-stated`, heading, { blocks: [requirementTable(id, caption, own)] }),
    ),
  }
}
