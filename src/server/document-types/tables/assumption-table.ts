import type { Block } from '#shared/content/blocks.ts'
import { sentence } from '../english.ts'
import { column, missing, table, text } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'
import { sourceText } from './requirement-table.ts'

export function assumptionTable({ solution }: SolutionView, id: string): Block {
  if (solution.assumptions.length === 0)
    return missing(id, 'Nothing is taken for granted so far. Access to systems, people and data should be confirmed in writing.')
  return table(id, 'Assumptions', {
    columns: [column('id', 'Id', 10), column('assumption', 'Assumption', 52), column('source', 'Stated in, or why assumed', 38)],
    rows: solution.assumptions.map((assumption) => [
      [{ text: assumption.id, cites: [assumption.id] }],
      text(sentence(assumption.text)),
      text(sourceText(assumption)),
    ]),
  })
}
