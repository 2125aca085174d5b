import type { Block, Cell } from '#shared/content/blocks.ts'
import { joinList, sentence } from '../english.ts'
import { column, table, text, withoutEmptyColumns } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'

/** Where the parts run; nothing where no environment is described. */
export function environmentTable({ solution: { environments } }: SolutionView, id: string): Block[] {
  if (environments.length === 0) return []
  return [
    withoutEmptyColumns(
      table(id, 'Where it runs', {
        columns: [
          column('name', 'Environment', 20),
          column('region', 'Region', 18),
          column('purpose', 'For', 30),
          column('nodes', 'On', 32),
        ],
        rows: environments.map(({ id: fact, name, region, purpose, nodes }): Cell[] => [
          text(name, fact),
          text(region ?? ''),
          text(sentence(purpose)),
          text(joinList([...new Set(nodes.map(({ name: node, technology }) => technology || node))])),
        ]),
      }),
    ),
  ]
}
