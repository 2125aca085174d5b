import type { Block, Cell } from '#shared/content/blocks.ts'
import { metRequirements } from '../key-figures.ts'
import { column, missing, table, text } from '../make-blocks.ts'
import { isOfKind, type SolutionView } from '../solution-view.ts'

const kindNames = [
  ['functional', 'Functions'],
  ['quality', 'Qualities'],
  ['constraint', 'Constraints'],
] as const

function rowsOf(view: SolutionView) {
  const met = metRequirements(view)
  return kindNames
    .map(([kind, name]) => ({
      name,
      own: view.solution.requirements.filter(isOfKind(kind)),
      done: met.filter(isOfKind(kind)).length,
    }))
    .filter(({ own }) => own.length > 0)
}

/** How many requirements of each kind a part meets. */
export function kindTable(view: SolutionView, id: string): Block {
  const rows = rowsOf(view)
  if (rows.length === 0) return missing(id, 'The brief states no requirement, so there is nothing to count by kind yet.')
  return table(id, 'Requirements by kind', {
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
  })
}

/** Draws that table; nothing where there is nothing to count. */
export function kindChart(view: SolutionView, tableId: string): Block[] {
  const rows = rowsOf(view)
  if (rows.length === 0) return []
  return [
    {
      id: `${tableId}-chart`,
      type: 'chart',
      caption: 'Requirements met and not yet met',
      alt: rows.map(({ name, own, done }) => `${name}: ${done} of ${own.length} met.`).join(' '),
      kind: 'stacked-bar',
      table: tableId,
      categories: 'kind',
      series: ['met', 'open'],
    },
  ]
}
