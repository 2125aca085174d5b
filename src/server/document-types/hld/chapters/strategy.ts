import type { Block, Cell } from '#shared/content/blocks.ts'
import { elementLinks, factLink, factLinks } from '../../fact-links.ts'
import { type Body, column, section, table, text } from '../../make-blocks.ts'
import { qualityGoals } from '../../quality-goals.ts'
import type { SolutionView } from '../../solution-view.ts'
import { choiceTable } from '../../tables/choice-table.ts'

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
  return table('strategy-qualities', 'The parts and decisions that carry each quality goal', {
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
  return {
    blocks: [choiceTable(view, 'strategy-choices')],
    sections: table ? [section('strategy-quality', 'How the quality goals are reached', { blocks: [table] })] : [],
  }
}
