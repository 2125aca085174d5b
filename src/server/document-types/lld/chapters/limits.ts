import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Quantity } from '#server/solution/statement.ts'
import type { Chapter } from '../../document-type.ts'
import { elementLinks } from '../../fact-links.ts'
import { isDesigned } from '../../fit.ts'
import { column, table, text, withoutEmptyColumns } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { askedOf, statementLinks } from '../../statements.ts'
import { clauseWith } from '../../quote-lines.ts'
import { quoted } from '../../prose.ts'

/** Whether a figure may be binding: a bound, a share, or a number per time. */
const binds = ({ kind, bound, unit }: Quantity) =>
  bound === 'at-most' || bound === 'at-least' || bound === 'range' || kind === 'percent' || inTime.test(unit)
const inTime = /(?:millisecond|second|minute|hour|day|month|year)s?$|\b(?:ms|s|h)$/

/** Figures in the client's requirements, in the client's words, where the exact meaning of each can be read. */
function bounds(view: SolutionView): Block[] {
  const rows = askedOf(view.solution).flatMap((statement): Cell[][] => {
    const figures = statement.values.filter(
      (value): value is Quantity => value.kind !== 'date' && value.kind !== 'money' && binds(value),
    )
    const clauses = new Set(figures.map(({ quote }) => clauseWith(statement.text, quote)))
    return [...clauses].map((clause) => [
      statementLinks([statement]),
      text(quoted(clause)),
      elementLinks(view, statement.answer?.components ?? []),
    ])
  })
  if (rows.length === 0) return []
  return [
    withoutEmptyColumns(
      table('limits-bounds', 'Figures that bind the design', {
        columns: [column('statement', 'Statement', 14), column('figure', 'The client says', 56), column('parts', 'Components', 30)],
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
