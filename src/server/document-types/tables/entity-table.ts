import type { Block, Cell } from '#shared/content/blocks.ts'
import { classNames } from '../data-classes.ts'
import { sentence } from '../english.ts'
import { elementLinks } from '../fact-links.ts'
import { column, table, text, withoutEmptyColumns } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'

/** What is kept, of which class, where, and for how long; nothing where nothing is kept. */
export function entityTable(view: SolutionView, id: string): Block[] {
  const { dataEntities } = view.solution
  if (dataEntities.length === 0) return []
  return [
    withoutEmptyColumns(
      table(id, 'Class, place, retention', {
        columns: [
          column('name', 'Data', 18),
          column('description', 'What it is', 26),
          column('class', 'Class', 13),
          column('store', 'Kept in', 17),
          column('place', 'Stays in', 12),
          column('retention', 'Kept for', 14),
        ],
        rows: dataEntities.map((entity): Cell[] => [
          text(entity.name, entity.id),
          text(sentence(entity.description)),
          text(classNames[entity.classification]),
          elementLinks(view, [entity.store]),
          text(entity.place ?? ''),
          text(entity.retention ?? 'Not stated'),
        ]),
      }),
    ),
  ]
}
