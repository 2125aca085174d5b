import type { Block, Cell } from '#shared/content/blocks.ts'
import { sentence } from '../english.ts'
import { column, table, text } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'
import { sourceText } from './source-text.ts'

/** Empty if there are no assumptions. */
export function assumptionTable({ solution: { assumptions } }: SolutionView, id: string): Block[] {
  if (assumptions.length === 0) return []
  return [
    table(id, 'Assumptions', {
      columns: [column('id', 'Id', 10), column('assumption', 'Assumption', 58), column('source', 'Source', 32)],
      rows: assumptions.map((assumption): Cell[] => [
        text(assumption.id, assumption.id),
        text(sentence(assumption.text)),
        text(sourceText(assumption)),
      ]),
    }),
  ]
}
