import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Quantity } from '#server/solution/statement.ts'
import type { Chapter } from '../../document-type.ts'
import { elementLinks } from '../../fact-links.ts'
import { isDesigned } from '../../fit.ts'
import { column, table, text, withoutEmptyColumns } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { askedOf, statementLinks } from '../../statements.ts'

const boundNames: Partial<Record<Quantity['bound'], string>> = { 'at-most': 'At most', 'at-least': 'At least', range: 'Between' }

/** Figures of the brief that bind the design, with the statement that has them. */
function bounds(view: SolutionView): Block[] {
  const rows = askedOf(view.solution).flatMap((statement) =>
    statement.values.flatMap((value): Cell[][] => {
      const bound = value.kind === 'date' || value.kind === 'money' ? undefined : boundNames[value.bound]
      if (!bound) return []
      return [[statementLinks([statement]), text(bound), text(value.quote), elementLinks(view, statement.answer?.components ?? [])]]
    }),
  )
  if (rows.length === 0) return []
  return [
    withoutEmptyColumns(
      table('limits-bounds', 'Figures that bind the design', {
        columns: [
          column('statement', 'Statement', 16),
          column('bound', 'Bound', 16),
          column('figure', 'Figure', 38),
          column('parts', 'Components', 30),
        ],
        rows,
      }),
    ),
  ]
}

/** The client’s figures that bind the design. */
export const limits: Chapter = {
  id: 'limits',
  heading: 'Limits',
  ask: 'Which of the client’s figures bind which components.',
  alsoCalled: ['limit', 'performance', 'capacity', 'quality', 'non-functional', 'sizing', 'idempotency'],
  body: (view) => {
    const blocks = bounds(view)
    return isDesigned(view.solution) && blocks.length > 0 ? { blocks } : undefined
  },
  words: () => [],
}
