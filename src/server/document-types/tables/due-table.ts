import { formatDay } from '#shared/day-words.ts'
import type { Block, Cell } from '#shared/content/blocks.ts'
import { closedEndsOf, type DueDate, dueDatesOf, spareText } from '../against-dates.ts'
import { bare, capitalised, joinList } from '../english.ts'
import { column, table, text } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'
import { statementLinks, statementsOf } from '../statements.ts'

const judged = ({ ends, daysLate }: DueDate) => `${formatDay(ends)}${spareText(daysLate)}`

/** Each day by which the client needs something, with the day on which the plan delivers it; and work that ends in a closed period. */
export function dueTable({ solution }: SolutionView, id: string): Block[] {
  const linksTo = (of = '') => statementLinks(statementsOf(solution).filter((one) => one.id === of))
  const due = dueDatesOf(solution).map((one): Cell[] => [
    one.due.date!,
    text(capitalised(bare(one.due.name)), one.due.id),
    linksTo(one.due.statement),
    text(bare(one.last.name), one.last.id),
    text(judged(one)),
  ])
  const ends = closedEndsOf(solution)
  const windows = (solution.windows ?? []).filter(({ statement }) => due.length + ends.length > 0 && statement !== undefined)
  const closed = windows.map((window): Cell[] => {
    const within = ends.filter((one) => one.window === window)
    return [
      window.from,
      text(`Closed until ${formatDay(window.to)}: ${bare(window.text)}`, window.id),
      linksTo(window.statement),
      text(within.map(({ stream }) => bare(stream.name)).join('; ')),
      text(
        within.length === 0
          ? 'None of the work named for it ends in it'
          : joinList(within.map((one) => `${formatDay(one.ends)}, within it`)),
      ),
    ]
  })
  if (due.length + closed.length === 0) return []
  return [
    table(id, 'Your dates against the plan', {
      columns: [
        { id: 'day', heading: 'Day', kind: 'date', width: 15 },
        column('what', 'What you need', 29),
        column('statement', 'Statement', 11),
        column('work', 'Last work for it', 23),
        column('plan', 'By the plan', 22),
      ],
      rows: [...due, ...closed],
    }),
  ]
}
