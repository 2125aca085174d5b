import type { Block, Cell } from '#shared/content/blocks.ts'
import type { NameRole } from '#shared/field-terms.ts'
import type { Chapter } from '../document-type.ts'
import { isDesigned, isThin } from '../fit.ts'
import { column, showing, table, text } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'
import { statementLinks, statementsOf } from '../statements.ts'

export const nameRoleLabels: Record<NameRole, string> = {
  source: 'Source of data',
  target: 'Target of data',
  both: 'Source and target',
  replaced: 'To be replaced',
  stays: 'Stays as it is',
  'must-use': 'Must be used',
  'must-not-use': 'Must not be used',
  standard: 'Standard',
  person: 'Person or role',
  nothing: 'Place, or not part of the work',
}

/** Names in the brief with their role in the work, if it is known. */
export function nameTable({ solution }: SolutionView, id: string): Block[] {
  const all = (solution.names ?? []).filter(({ role }) => role !== 'nothing')
  const shown = all.filter(({ role }) => role)
  // A model gives a role to every name that matters. Without one, a person is asked about the names that have no role.
  const byId = new Map(statementsOf(solution).map((statement) => [statement.id, statement]))
  // Beside a design the workspace asks about them.
  const open = isDesigned(solution) || all.some(({ by }) => by?.from === 'model') ? [] : all.filter(({ role }) => !role)
  const linksTo = (statements: string[]) => statementLinks(statements.flatMap((one) => byId.get(one) ?? []))
  const known = table(id, 'Names in the brief', {
    columns: [column('name', 'Name', 34), column('role', 'What it is to the work', 36), column('statements', 'Statements', 30)],
    rows: shown.map(({ id: fact, name, role, statements }): Cell[] => [
      text(name, fact),
      text(nameRoleLabels[role!]),
      linksTo(statements),
    ]),
    shows: showing(shown, { role: ['role'] }),
  })
  const unknown = open.flatMap(({ id: fact, name, statements }, index) => [
    ...text(index > 0 ? ', ' : shown.length > 0 ? 'Also named: ' : 'Named: '),
    ...text(name, fact),
    ...(statements.some((one) => byId.has(one)) ? [...text(' ('), ...linksTo(statements), ...text(')')] : []),
  ])
  return [
    ...(shown.length > 0 ? [known] : []),
    ...(open.length > 0
      ? [
          {
            id: `${id}-open`,
            type: 'paragraph' as const,
            text: [...unknown, ...text('. What each is to the work is for you to say.')],
          },
        ]
      : []),
  ]
}

export const names: Chapter = {
  id: 'names',
  heading: 'Systems and names',
  ask: 'Which systems, products and standards the brief names, and what each is to the work.',
  alsoCalled: ['context', 'external interfaces', 'stakeholder', 'glossary'],
  body: (view) => {
    const blocks = nameTable(view, 'names-table')
    return blocks.length > 0 && !isThin(view.solution) ? { blocks } : undefined
  },
  words: () => [],
}
