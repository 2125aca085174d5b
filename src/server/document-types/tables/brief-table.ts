import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Solution, Source } from '#server/solution/solution.ts'
import { factLinks } from '../fact-links.ts'
import { groupBy } from '../group-by.ts'
import { column, strong, table, text } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'
import { fieldName } from './source-text.ts'

type Stated = { id: string; source: Source }

/** Statements of the brief, and what is asked or feared because of them. */
export const statementsOf = (solution: Solution): Stated[] => [
  ...solution.objectives,
  ...solution.requirements,
  ...solution.scope,
  ...solution.deliverables,
  ...solution.assumptions,
  ...solution.milestones,
  ...solution.risks,
  ...solution.questions,
]

/** The brief’s own words, field by field, each with the facts that were read from them; nothing where no fact is from the brief. */
export function briefTable(view: SolutionView, id: string, facts: Stated[]): Block | undefined {
  const quotes = facts.flatMap(({ id: fact, source }) => (source.from === 'brief' ? [{ ...source, fact }] : []))
  const byField = groupBy(quotes, ({ field }) => field)
  const rows = [...byField.entries()].flatMap(([field, stated]) =>
    [...groupBy(stated, ({ quote }) => quote).entries()].map(([quote, read], index): Cell[] => [
      index === 0 ? [strong(fieldName(field))] : null,
      text(`“${quote}”`),
      factLinks(
        view,
        read.map(({ fact }) => fact),
      ),
    ]),
  )
  if (rows.length === 0) return undefined
  return table(id, 'Your words, and what was read', {
    columns: [column('field', 'Field', 18), column('quote', 'Your words', 64), column('facts', 'Read as', 18)],
    rows,
  })
}
