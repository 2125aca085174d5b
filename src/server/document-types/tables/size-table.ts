import type { Block, Cell } from '#shared/content/blocks.ts'
import { capitalised, sentence } from '../english.ts'
import { column, table, text } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'

/** What the volumes of the brief come to; nothing where it states none. */
export function sizeTable({ solution: { sizes = [] } }: SolutionView, id: string): Block[] {
  if (sizes.length === 0) return []
  return [
    table(id, 'Sizes', {
      columns: [
        column('size', 'Size', 34),
        { id: 'value', heading: 'Value', kind: 'number', width: 14 },
        column('unit', 'Unit', 16),
        column('basis', 'Reckoned from', 36),
      ],
      rows: sizes.map((size): Cell[] => [
        text(capitalised(size.text), size.id),
        size.value,
        text(size.unit),
        text(sentence(size.basis)),
      ]),
    }),
  ]
}
