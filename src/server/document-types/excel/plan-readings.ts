import type { Block, BlockOf, Cell, Reading } from '#shared/content/blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import { deadlineOf } from '../calendar.ts'
import { bare, capitalised } from '../english.ts'
import { column, table, text, withoutEmptyColumns } from '../make-blocks.ts'
import { workstreamFor } from '../makers.ts'
import { deliverableTable } from '../tables/deliverable-table.ts'
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

/** Each deliverable by the week in which the piece of work that makes it ends. */
export const movingDeliverables = (view: SolutionView): Block[] =>
  deliverableTable(view, 'plan-deliverables').map((block): Block => {
    if (block.type !== 'table') return block
    const { deliverables, workstreams } = view.solution
    const readings = deliverables.flatMap((deliverable, row) => {
      const maker = workstreamFor(view.solution, deliverable)
      return maker ? [{ row, column: 'week', from: endOf([workstreams.indexOf(maker)]) }] : []
    })
    return readings.length > 0 ? { ...block, readings } : withoutEmptyColumns(block)
  })
