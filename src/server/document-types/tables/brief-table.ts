import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Solution, Source } from '#server/solution/solution.ts'
import { capitalised } from '../english.ts'
import { factLinks } from '../fact-links.ts'
import { groupBy } from '../group-by.ts'
import { column, strong, table, text } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'

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

/** `additionalContext` as a person reads it. */
export const fieldName = (field: string) => capitalised(field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))

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
  return table(id, 'The brief, quoted, and the facts that were read from each statement', {
    columns: [
      column('field', 'Field of the brief', 18),
      column('quote', 'In the brief’s words', 64),
      column('facts', 'Read as', 18),
    ],
    rows,
  })
}
