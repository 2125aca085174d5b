import type { Block, Cell } from '#shared/content/blocks.ts'
import { sentence } from '../../english.ts'
import { factLink } from '../../fact-links.ts'
import { type Body, column, missing, section, table, text } from '../../make-blocks.ts'
import { qualityGoals } from '../../quality-goals.ts'
import { isOfKind, type SolutionView } from '../../solution-view.ts'
import { measureCell } from '../../tables/measure-cell.ts'
import { objectiveTable } from '../../tables/objective-table.ts'
import { requirementTable } from '../../tables/requirement-table.ts'

function qualityTable(view: SolutionView): Block {
  const goals = qualityGoals(view)
  if (goals.length === 0)
    return missing(
      'goals-quality-goals',
      'The brief states no quality. Response time, availability, recovery and security have to be agreed with figures before the design is detailed.',
    )
  const row = (goal: (typeof goals)[number], index: number): Cell[] => [
    index + 1,
    text(goal.characteristic ?? 'Quality'),
    text(sentence(goal.text)),
    measureCell(view, goal),
    [factLink(view, goal.id)],
  ]
  return table('goals-quality-goals', 'Quality goals, the most binding first', {
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

export function goals(view: SolutionView): Body {
  const { requirements } = view.solution
  const functional = requirements.filter(isOfKind('functional'))
  const qualities = requirements.filter(isOfKind('quality'))
  return {
    blocks: [objectiveTable(view, 'goals-objectives')],
    sections: [
      section('goals-quality', 'Quality goals', { blocks: [qualityTable(view)] }),
      section('goals-requirements', 'Functional requirements', {
        blocks: [
          functional.length > 0
            ? requirementTable('goals-functional', 'Functional requirements', functional)
            : missing(
                'goals-functional',
                'The brief names no function. A list of what people and systems must be able to do is needed.',
              ),
        ],
      }),
      ...(qualities.length > 0
        ? [
            section('goals-quality-requirements', 'Quality requirements', {
              blocks: [requirementTable('goals-qualities', 'Quality requirements', qualities)],
            }),
          ]
        : []),
    ],
  }
}
