import type { BlockOf, Cell, Reading } from '#shared/content/blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import { isForBegin } from '../against-dates.ts'
import { deadlineOf } from '../calendar.ts'
import { bare, capitalised } from '../english.ts'
import { milestonesOf } from '../key-figures.ts'
import { column, table, text } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'

/** The latest end of some pieces of work, as the plan has it after any change. */
export const endOf = (rows: number[]): Reading => ({ operation: 'highest', table: 'plan-workstreams', column: 'end', rows })

/** Rows of the promised work; operation afterwards is not part of it. */
export const promisedRows = ({ workstreams }: Pick<Solution, 'workstreams'>) =>
  workstreams.flatMap(({ kind }, row) => (kind === 'operation' ? [] : [row]))

/** Rows of the work that is due by a deadline: the assigned work, or else all promised work. */
const rowsFor = (solution: Pick<Solution, 'workstreams'>, { work = [] }: Solution['milestones'][number]) =>
  work.length === 0 ? promisedRows(solution) : solution.workstreams.flatMap(({ id }, row) => (work.includes(id) ? [row] : []))

/** Whether deadlines are met, also after a change of the plan; empty if there are none. */
export function deadlineTable({ solution }: SolutionView): BlockOf<'table'>[] {
  const said = milestonesOf(solution).filter((one) => one.kind === 'deadline' && !isForBegin(one) && (one.work ?? []).length > 0)
  const last = deadlineOf(solution)
  const deadlines = (said.length > 0 ? said : last ? [last] : [])
    .map((deadline) => ({ deadline, rows: rowsFor(solution, deadline) }))
    .filter(({ rows }) => rows.length > 0)
  if (deadlines.length === 0) return []
  const number = (id: string, heading: string) => ({ id, heading, kind: 'number' as const, width: 15 })
  return [
    {
      ...table('plan-deadline', 'Fixed days against the plan', {
        columns: [
          column('id', 'Id', 10),
          column('name', 'What', 45),
          number('due', 'Due in week'),
          number('end', 'Work ends with week'),
          { ...number('spare', 'Weeks to spare'), formula: { operation: 'subtract', columns: ['due', 'end'] } },
        ],
        rows: deadlines.map(({ deadline: { id, name, week } }): Cell[] => [
          text(id, id),
          text(capitalised(bare(name))),
          week,
          null,
          null,
        ]),
      }),
      readings: deadlines.map(({ rows }, row) => ({ row, column: 'end', from: endOf(rows) })),
    },
  ]
}
