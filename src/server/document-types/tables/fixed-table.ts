import type { Block, Cell } from '#shared/content/blocks.ts'
import { capitalised } from '../english.ts'
import { type Fixed, fixedDatesOf } from '../fixed-dates.ts'
import { freezesAgainst } from '../freezes-against.ts'
import { column, table, text, withoutEmptyColumns } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'
import { statementLinks, statementsOf } from '../statements.ts'

/** Each date, duration and frozen period of the brief beside the plan, with the sum; empty if there is no plan. */
export function fixedTable({ solution }: SolutionView, id: string): Block[] {
  const all: Fixed[] = [...fixedDatesOf(solution), ...freezesAgainst(solution)]
  if (all.length === 0) return []
  const linksTo = (of = '') => statementLinks(statementsOf(solution).filter((one) => one.id === of))
  return [
    withoutEmptyColumns(
      table(id, 'Your dates and the end of the plan', {
        columns: [
          { id: 'day', heading: 'Day', kind: 'date', width: 14 },
          column('what', 'In your words', 34),
          column('statement', 'Statement', 11),
          column('plan', 'By the plan', 41),
        ],
        rows: all.map(({ day, what, statement, verdict }): Cell[] => [
          day ?? null,
          text(what),
          linksTo(statement),
          text(`${capitalised(verdict)}.`),
        ]),
      }),
    ),
  ]
}
