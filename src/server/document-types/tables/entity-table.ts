import type { Block, Cell } from '#shared/content/blocks.ts'
import { classNames } from '../data-classes.ts'
import { sentence } from '../english.ts'
import { elementLinks } from '../fact-links.ts'
import { column, table, text, withoutEmptyColumns } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'
import { statementLinks, statementsOf } from '../statements.ts'

/** The stored data with its classification, location and retention; empty if none is stored. */
export function entityTable(view: SolutionView, id: string, dataEntities = view.solution.dataEntities): Block[] {
  if (dataEntities.length === 0) return []
  const topic = view.solution.topics?.find(({ topic }) => topic === 'Retention and deletion')
  const statements = statementsOf(view.solution).filter(({ id: one }) => topic?.statements.includes(one))
  const said = statements.length > 0 ? [...text(' ('), ...statementLinks(statements), ...text(')')] : []
  return [
    withoutEmptyColumns(
      table(id, 'Data', {
        columns: [
          column('name', 'Data', 18),
          column('description', 'What it holds', 26),
          column('class', 'Class', 13),
          column('store', 'Store', 17),
          column('place', 'Place', 12),
          column('retention', 'Retention', 14),
        ],
        rows: dataEntities.map((entity): Cell[] => [
          text(entity.name, entity.id),
          text(sentence(entity.description)),
          text(classNames[entity.classification]),
          elementLinks(view, [entity.store]),
          text(entity.place ?? ''),
          entity.retention ? text(entity.retention) : [...text('To be agreed'), ...said],
        ]),
      }),
    ),
  ]
}
