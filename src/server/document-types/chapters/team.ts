import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Chapter } from '../document-type.ts'
import { capitalised, countOf, theRole } from '../english.ts'
import { effortByRole, rangeText, totalDays } from '../effort.ts'
import { fitOf } from '../fit.ts'
import { groupBy } from '../group-by.ts'
import { column, missing, table, text } from '../make-blocks.ts'
import { paragraphsOf, citedText } from '../prose.ts'
import type { SolutionView } from '../solution-view.ts'
import { effortTable } from '../tables/effort-table.ts'

/** Who on the client's side has something to answer. */
function clientRoles(view: SolutionView): Block[] {
  const byOwner = groupBy(view.solution.questions, ({ owner }) => capitalised(owner))
  if (byOwner.size === 0) return []
  return [
    table('team-owners', 'Needed beside us', {
      columns: [column('role', 'Role', 60), { id: 'for', heading: 'Questions to answer', kind: 'number', width: 40 }],
      rows: [...byOwner].map(([owner, asked]): Cell[] => [text(owner), asked.length]),
    }),
  ]
}

export const team: Chapter = {
  id: 'team',
  heading: 'Team',
  ask: 'How many days of which roles the work takes, and whom the client has to free.',
  alsoCalled: ['team', 'role', 'governance', 'organisation', 'resources', 'people', 'staffing', 'effort'],
  body: (view) => {
    if (fitOf(view.solution) === 'note') return undefined
    const effort = effortTable(view, 'team-effort')
    const unknown = effort.length > 0 || view.solution.workstreams.length === 0 ? [] : [missing('team-effort', 'Days by role.')]
    const blocks = [...effort, ...unknown, ...clientRoles(view)]
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: ({ solution }) => {
    const roles = effortByRole(solution)
    if (roles.length === 0) return []
    return paragraphsOf(
      citedText(
        `${rangeText(totalDays(roles))} days in ${countOf(roles.length, 'role')}, most of them for ${theRole(roles[0]!.role)}`,
      ),
    )
  },
}
