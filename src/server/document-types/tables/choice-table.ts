import type { Block, Cell } from '#shared/content/blocks.ts'
import { sentence } from '../english.ts'
import { factLink, factLinks } from '../fact-links.ts'
import { column, missing, table, text } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'

/** What each decision answers, and how. */
export function choiceTable(view: SolutionView, id: string): Block {
  const { decisions } = view.solution
  if (decisions.length === 0)
    return missing(
      id,
      'No choice has been made yet. The brief has to say what the system must do before an approach can be argued.',
    )
  return table(id, 'What drives the design, and what it answers', {
    columns: [
      column('driver', 'Driven by', 18),
      column('problem', 'Because', 34),
      column('approach', 'Approach', 34),
      column('decision', 'Decision', 14),
    ],
    rows: decisions.map((decision): Cell[] => [
      decision.requirements.length > 0 ? factLinks(view, decision.requirements) : text('Good practice'),
      text(sentence(decision.context)),
      text(sentence(decision.outcome)),
      [factLink(view, decision.id)],
    ]),
  })
}
