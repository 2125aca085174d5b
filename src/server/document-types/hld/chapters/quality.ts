import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Requirement } from '#server/solution/solution.ts'
import { capitalised, sentence } from '../../english.ts'
import { factLink } from '../../fact-links.ts'
import { type Body, column, missing, paragraph, table, text } from '../../make-blocks.ts'
import { rankedQualities, type SolutionView } from '../../solution-view.ts'
import { measureCell } from '../../tables/measure-cell.ts'
import { testOf } from '../../tables/test-of.ts'

function scenarios(view: SolutionView, requirements: Requirement[]): Block {
  const row = (requirement: Requirement): Cell[] => {
    const { stimulus, verification } = testOf(view, requirement)
    return [
      [factLink(view, requirement.id)],
      text(sentence(stimulus)),
      text(sentence(requirement.text)),
      measureCell(view, requirement),
      text(sentence(capitalised(verification))),
    ]
  }
  return table('quality-scenarios', 'What happens, what must be seen, and how it is shown', {
    columns: [
      column('id', 'Id', 9),
      column('stimulus', 'What happens', 22),
      column('response', 'What the system must do', 29),
      column('measure', 'Measure', 15),
      column('verification', 'How it is shown', 25),
    ],
    rows: requirements.map(row),
  })
}

export function quality(view: SolutionView): Body {
  const ranked = rankedQualities(view.solution)
  if (ranked.length === 0 && view.solution.isAdvice)
    return {
      blocks: [
        paragraph(
          'quality-of-advice',
          'The brief sets no figure for speed or availability, and the work needs none. What it hands over is judged at the milestones, by the goals.',
        ),
      ],
    }
  if (ranked.length === 0)
    return {
      blocks: [
        missing(
          'quality-scenarios',
          'No quality is stated, so none can be tested. Figures for speed, availability and recovery are needed first.',
        ),
      ],
    }
  return { blocks: [scenarios(view, ranked)] }
}
