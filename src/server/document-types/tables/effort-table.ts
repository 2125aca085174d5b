import type { Block, Cell, Column } from '#shared/content/blocks.ts'
import { coverageOf, effortByRole } from '../effort.ts'
import { column, table, text } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'

const days = (id: string, heading: string): Column => ({ id, heading, kind: 'number', width: 20, total: 'sum' })

/** The scope of the days of work, in a sentence. */
export const coverage = ({ solution }: SolutionView, id: string): Block[] =>
  coverageOf(solution).map((words) => ({ id, type: 'paragraph', text: text(words) }))

/** Days by role; empty if the plan has no effort yet. */
export function effortTable({ solution }: SolutionView, id: string): Block[] {
  const roles = effortByRole(solution)
  if (roles.length === 0) return []
  return [
    table(id, 'Days of work by role', {
      columns: [column('role', 'Role', 40), days('low', 'At least'), days('high', 'At most')],
      rows: roles.map(({ role, low, high }): Cell[] => [text(role), low, high]),
    }),
  ]
}
