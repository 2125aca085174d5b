import type { Block, Cell } from '#shared/content/blocks.ts'
import { joinList, sentence } from '../../english.ts'
import { factLink } from '../../fact-links.ts'
import { type Body, column, missing, section, table, text } from '../../make-blocks.ts'
import { qualityGoals } from '../../quality-goals.ts'
import { isOfKind, type SolutionView } from '../../solution-view.ts'
import { measureCell } from '../../tables/measure-cell.ts'
import { objectiveTable } from '../../tables/objective-table.ts'
import { requirementTable } from '../../tables/requirement-table.ts'

function qualityTable(view: SolutionView): Block {
  const goals = qualityGoals(view)
  const row = (goal: (typeof goals)[number], index: number): Cell[] => [
    index + 1,
    text(goal.characteristic ?? 'Quality'),
    text(sentence(goal.text)),
    measureCell(view, goal),
    [factLink(view, goal.id)],
  ]
  return table('goals-quality-goals', 'The qualities that bind most, in their order', {
    columns: [
      { id: 'rank', heading: 'Rank', kind: 'number', width: 8 },
      column('quality', 'Quality', 18),
      column('goal', 'Goal', 44),
      column('measure', 'Measure', 20),
      column('requirement', 'From', 10),
    ],
    rows: goals.map(row),
  })
}

/** Where the client stands today, in its own words. */
const situation = ({ solution, client }: SolutionView): Block[] =>
  solution.situation
    ? [
        {
          id: 'goals-situation',
          type: 'quote',
          text: text(solution.situation.quote),
          source: `${client}, on where it stands`,
        },
      ]
    : []

/** What the brief leaves unsaid, asked for in one place instead of under a heading each. */
function unsaid({ solution: { requirements, isAdvice } }: SolutionView): Block[] {
  const lacking = [
    ...(requirements.some(isOfKind('functional')) ? [] : ['what people and systems must be able to do']),
    ...(requirements.some(isOfKind('quality')) || isAdvice
      ? []
      : ['how fast, how available and how safe it has to be, with figures']),
  ]
  return lacking.length > 0
    ? [missing('goals-unsaid', `The brief does not say ${joinList(lacking)}. It has to be agreed before the design is detailed.`)]
    : []
}

export function goals(view: SolutionView): Body {
  const { requirements } = view.solution
  const functional = requirements.filter(isOfKind('functional'))
  const qualities = requirements.filter(isOfKind('quality'))
  return {
    blocks: [...situation(view), objectiveTable(view, 'goals-objectives'), ...unsaid(view)],
    sections: [
      ...(qualities.length > 0 ? [section('goals-quality', 'Quality goals', { blocks: [qualityTable(view)] })] : []),
      ...(functional.length > 0
        ? [
            section('goals-requirements', 'Functional requirements', {
              blocks: [requirementTable('goals-functional', 'What the system has to do', functional)],
            }),
          ]
        : []),
      ...(qualities.length > 0
        ? [
            section('goals-quality-requirements', 'Quality requirements', {
              blocks: [requirementTable('goals-qualities', 'How well it has to do it', qualities)],
            }),
          ]
        : []),
    ],
  }
}
