import type { Block, Cell } from '#shared/content/blocks.ts'
import { type Body, callout, column, list, missing, strong, table, text } from '../../make-blocks.ts'
import { letterFor, projectRoles, sideOf } from '../../project-roles.ts'
import { productsOf } from '../../makers.ts'
import type { SolutionView } from '../../solution-view.ts'

const meanings = [
  ['R', 'does the work'],
  ['A', 'answers for it; one role in each row'],
  ['C', 'is asked before'],
  ['I', 'is told after'],
] as const

function matrix({ solution }: SolutionView): Block {
  const { workstreams } = solution
  if (workstreams.length === 0)
    return missing('raci-matrix', 'No workstream is planned yet, so no role can be given a part in one.')
  return table('raci-matrix', 'Who does, answers for, is asked and is told', {
    columns: [
      column('id', 'Id', 6),
      column('name', 'Workstream', 16),
      column('delivers', 'Delivers', 22),
      ...projectRoles.map(({ name }, index) => column(`role-${index + 1}`, name, 7)),
    ],
    rows: workstreams.map((workstream): Cell[] => [
      [{ text: workstream.id, cites: [workstream.id] }],
      text(workstream.name),
      text(productsOf(solution, workstream)),
      ...projectRoles.map((role) => text(letterFor(workstream, role))),
    ]),
  })
}

export const raci = (view: SolutionView): Body => ({
  blocks: [
    callout('raci-basis', 'assumption', {
      title: 'Proposed, not stated',
      text: text(
        'The brief gives nobody a part in the work; roles and letters are our proposal until both sides have agreed names.',
      ),
    }),
    matrix(view),
    list(
      'raci-letters',
      meanings.map(([letter, meaning]) => [strong(letter), { text: ` ${meaning}` }]),
    ),
    list(
      'raci-roles',
      projectRoles.map((role) => [
        strong(role.name),
        { text: ` (${sideOf(role, view.client)}) ${role.task.charAt(0).toLowerCase()}${role.task.slice(1)}` },
      ]),
    ),
  ],
})
