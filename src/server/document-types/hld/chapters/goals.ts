import type { Block, Cell } from '#shared/content/blocks.ts'
import { sentence } from '../../english.ts'
import { factLink } from '../../fact-links.ts'
import { type Body, column, missing, section, table, text } from '../../make-blocks.ts'
import { isOfKind, measureText, rankedQualities, type SolutionView } from '../../solution-view.ts'
import { measureCell } from './measure-cell.ts'
import { requirementTable, sourceText } from './requirement-table.ts'

/** More than this many are no longer goals. */
const mostQualityGoals = 5

function objectives({ solution }: SolutionView): Block {
  if (solution.objectives.length === 0)
    return missing(
      'goals-objectives',
      'The brief names no objective. The sponsor has to say which result the work is for and by which figure it is judged.',
    )
  return table('goals-objectives', 'Goals', {
    columns: [
      column('id', 'Id', 10),
      column('goal', 'Goal', 46),
      column('measure', 'Measure', 22),
      column('source', 'Stated in', 22),
    ],
    rows: solution.objectives.map((objective) => [
      [{ text: objective.id, cites: [objective.id] }],
      text(sentence(objective.text)),
      text(measureText(objective) || 'No figure stated'),
      text(sourceText(objective)),
    ]),
  })
}

/** The leading requirement of each quality, best measured first. */
export function qualityGoals({ solution }: SolutionView) {
  const ranked = rankedQualities(solution)
  const leading = ranked.filter(
    (requirement, index) => ranked.findIndex(({ characteristic }) => characteristic === requirement.characteristic) === index,
  )
  return [...leading, ...ranked.filter((requirement) => !leading.includes(requirement))].slice(0, mostQualityGoals)
}

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
    blocks: [objectives(view)],
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
