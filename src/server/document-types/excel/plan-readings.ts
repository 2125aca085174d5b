import type { BlockOf, Cell, Reading } from '#shared/content/blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import { deadlineOf } from '../calendar.ts'
import { bare, capitalised } from '../english.ts'
import { column, table, text } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'

/** The latest end of some pieces of work, as the plan has it after any change. */
export const endOf = (rows: number[]): Reading => ({ operation: 'highest', table: 'plan-workstreams', column: 'end', rows })

/** Rows of the work that is promised; running it afterwards is no longer part of that. */
export const promisedRows = ({ workstreams }: Pick<Solution, 'workstreams'>) =>
  workstreams.flatMap(({ kind }, row) => (kind === 'operation' ? [] : [row]))

/** Whether the day that must not be missed is kept, also after a change; nothing where there is none. */
export function deadlineTable({ solution }: SolutionView): BlockOf<'table'>[] {
  const deadline = deadlineOf(solution)
  const rows = promisedRows(solution)
  if (!deadline || rows.length === 0) return []
  const number = (id: string, heading: string) => ({ id, heading, kind: 'number' as const, width: 15 })
  const cells: Cell[] = [text(deadline.id, deadline.id), text(capitalised(bare(deadline.name))), deadline.week, null, null]
  return [
    {
      ...table('plan-deadline', 'The last fixed day against the plan', {
        columns: [
          column('id', 'Id', 10),
          column('name', 'What', 45),
          number('due', 'Due in week'),
          number('end', 'Plan ends with week'),
          { ...number('spare', 'Weeks to spare'), formula: { operation: 'subtract', columns: ['due', 'end'] } },
        ],
        rows: [cells],
      }),
      readings: [{ row: 0, column: 'end', from: endOf(rows) }],
    },
  ]
}
