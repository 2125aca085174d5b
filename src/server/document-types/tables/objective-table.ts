import type { Block } from '#shared/content/blocks.ts'
import { sentence } from '../english.ts'
import { column, missing, table, text } from '../make-blocks.ts'
import { measureText, type SolutionView } from '../solution-view.ts'
import { sourceText } from './requirement-table.ts'

export function objectiveTable({ solution }: SolutionView, id: string): Block {
  if (solution.objectives.length === 0)
    return missing(
      id,
      'The brief names no objective. The sponsor has to say which result the work is for and by which figure it is judged.',
    )
  return table(id, 'Goals', {
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
