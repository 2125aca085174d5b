import type { Block, Cell } from '#shared/content/blocks.ts'
import { metRequirements } from '../key-figures.ts'
import { column, missing, table, text } from '../make-blocks.ts'
import { isOfKind, type SolutionView } from '../solution-view.ts'

const kindNames = [
  ['functional', 'Functions'],
  ['quality', 'Qualities'],
  ['constraint', 'Constraints'],
] as const

/** How many requirements of each kind a part meets, as a chart and the table below it. */
export function kindTableWithChart(view: SolutionView, id: string): Block[] {
  const { requirements } = view.solution
  if (requirements.length === 0) return [missing(id, 'The brief states no requirement, so there is nothing to count by kind yet.')]
  const met = metRequirements(view)
  const rows = kindNames
    .map(([kind, name]) => ({ name, own: requirements.filter(isOfKind(kind)), done: met.filter(isOfKind(kind)).length }))
    .filter(({ own }) => own.length > 0)
  return [
    {
      id: `${id}-chart`,
      type: 'chart',
      caption: 'Requirements met and not yet met',
      alt: rows.map(({ name, own, done }) => `${name}: ${done} of ${own.length} met.`).join(' '),
      kind: 'stacked-bar',
      table: id,
      categories: 'kind',
      series: ['met', 'open'],
    },
    table(id, 'Requirements by kind', {
      columns: [
        column('kind', 'Kind', 40),
        { id: 'met', heading: 'Met by a part', kind: 'number', width: 20, total: 'sum' },
        { id: 'open', heading: 'Not yet met', kind: 'number', width: 20, total: 'sum' },
        {
          id: 'all',
          heading: 'Together',
          kind: 'number',
          width: 20,
          total: 'sum',
          formula: { operation: 'add', columns: ['met', 'open'] },
        },
      ],
      rows: rows.map(({ name, own, done }): Cell[] => [
        text(name, ...own.map((requirement) => requirement.id)),
        done,
        own.length - done,
        null,
      ]),
    }),
  ]
}
