import type { Block, Cell } from '#shared/content/blocks.ts'
import { groupBy } from '../group-by.ts'
import { column, strong, table, text } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'
import { fieldName } from './source-text.ts'

/** What the brief tells beside its facts, word for word; nothing where all of it became facts. */
export function unclassifiedStatementsTable({ solution }: SolutionView, id: string): Block[] {
  const byField = groupBy(solution.alsoTold?.statements ?? [], ({ field }) => field)
  const rows = [...byField.entries()].flatMap(([field, told]) =>
    told.map(({ quote }, index): Cell[] => [index === 0 ? [strong(fieldName(field))] : null, text(`“${quote}”`)]),
  )
  if (rows.length === 0) return []
  return [
    table(id, 'Also told', {
      columns: [column('field', 'Field', 22), column('quote', 'Your words', 78)],
      rows,
    }),
  ]
}
