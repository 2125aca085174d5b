import type { Block, Cell } from '#shared/content/blocks.ts'
import { column, showing, table, text, withoutEmptyColumns } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'

/** The environments; empty if there is at most that of a reference design, which has no more than the hosting of the components. */
export function environmentTable({ solution: { environments } }: SolutionView, id: string): Block[] {
  if (environments.every(({ source }) => source.from === 'reference')) return []
  return [
    withoutEmptyColumns(
      table(id, 'Environments', {
        columns: [
          column('name', 'Environment', 16),
          column('purpose', 'Purpose', 24),
          column('hosting', 'Hosting', 18),
          column('region', 'Location', 12),
          column('data', 'Data', 16),
          column('access', 'Who has access', 14),
        ],
        rows: environments.map(({ id: own, name, purpose, hosting = '', region = '', data = '', access = '' }): Cell[] => [
          text(name, own),
          ...[purpose, hosting, region, data, access].map((words) => text(words)),
        ]),
        shows: showing(environments, Object.fromEntries(fields.map((field) => [field, [field]]))),
      }),
    ),
  ]
}

const fields = ['name', 'purpose', 'hosting', 'region', 'data', 'access']
