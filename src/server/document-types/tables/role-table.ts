import type { Block, Cell } from '#shared/content/blocks.ts'
import { column, table, text } from '../make-blocks.ts'
import { projectRoles, sideOf } from '../project-roles.ts'
import type { SolutionView } from '../solution-view.ts'

/** The proposed roles, with room for names. */
export const roleTable = ({ client }: SolutionView, id: string): Block =>
  table(id, 'The roles', {
    columns: [column('role', 'Role', 20), column('side', 'Side', 22), column('task', 'Task', 40), column('name', 'Name', 18)],
    rows: projectRoles.map((role): Cell[] => [text(role.name), text(sideOf(role, client)), text(role.task), null]),
  })
