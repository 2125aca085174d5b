import type { Block, Cell } from '#shared/content/blocks.ts'
import { capitalised } from '../../english.ts'
import { factLinks } from '../../fact-links.ts'
import { groupBy } from '../../group-by.ts'
import { type Body, callout, column, section, table, text } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { roleTable } from '../../tables/role-table.ts'

/** Roles that the risks and questions name, with what each owns. */
function owners(view: SolutionView): Block | undefined {
  const { risks, questions } = view.solution
  const owned = groupBy([...risks, ...questions], ({ owner }) => capitalised(owner))
  if (owned.size === 0) return undefined
  const ids = (facts: { id: string }[], prefix: string) => facts.map(({ id }) => id).filter((id) => id.startsWith(prefix))
  return table('team-owners', 'Who owns which risk and answers which question', {
    columns: [column('role', 'Role', 36), column('risks', 'Owns', 32), column('questions', 'Answers', 32)],
    rows: [...owned.entries()].map(([role, facts]): Cell[] => [
      text(role),
      factLinks(view, ids(facts, 'RSK')),
      factLinks(view, ids(facts, 'OQ')),
    ]),
  })
}

export function team(view: SolutionView): Body {
  const table = owners(view)
  return {
    blocks: [
      callout('team-names', 'question', {
        title: 'Not yet known',
        text: text('Names, days and rates stand in no fact; both sides fill the last column before the work begins.'),
      }),
      roleTable(view, 'team-roles'),
    ],
    sections: table ? [section('team-owned', 'Owners', { blocks: [table] })] : [],
  }
}
