import type { Block, Cell } from '#shared/content/blocks.ts'
import { sentence } from '../../english.ts'
import { elementLinks, factLink, factLinks } from '../../fact-links.ts'
import { type Body, column, missing, section, table, text } from '../../make-blocks.ts'
import { qualityGoals } from '../../quality-goals.ts'
import type { SolutionView } from '../../solution-view.ts'

function choices(view: SolutionView): Block {
  const { decisions } = view.solution
  if (decisions.length === 0)
    return missing(
      'strategy-choices',
      'No choice has been made yet. The brief has to say what the system must do before an approach can be argued.',
    )
  return table('strategy-choices', 'What drives the design, and what it answers', {
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

/** How each quality goal is pursued: the parts and the decisions that carry it. */
function qualities(view: SolutionView): Block | undefined {
  const goals = qualityGoals(view)
  if (goals.length === 0) return undefined
  const row = (goal: (typeof goals)[number]): Cell[] => {
    const parts = view.solution.elements.filter(({ satisfies }) => satisfies.includes(goal.id)).map(({ id }) => id)
    const decisions = view.solution.decisions.filter(({ requirements }) => requirements.includes(goal.id)).map(({ id }) => id)
    const open = view.solution.questions.filter(({ about }) => about.includes(goal.id)).map(({ id }) => id)
    return [
      [factLink(view, goal.id)],
      text(goal.characteristic ?? 'Quality'),
      parts.length > 0 ? elementLinks(view, parts) : text('No part yet'),
      decisions.length + open.length > 0 ? factLinks(view, [...decisions, ...open]) : null,
    ]
  }
  return table('strategy-qualities', 'Who carries the quality goals', {
    columns: [
      column('goal', 'Goal', 12),
      column('quality', 'Quality', 22),
      column('parts', 'Carried by', 46),
      column('see', 'See', 20),
    ],
    rows: goals.map(row),
  })
}

export function strategy(view: SolutionView): Body {
  const table = qualities(view)
  return { blocks: [choices(view)], sections: table ? [section('strategy-quality', 'Quality goals', { blocks: [table] })] : [] }
}
