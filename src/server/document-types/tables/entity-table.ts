import type { Block, Cell } from '#shared/content/blocks.ts'
import { classNames } from '../data-classes.ts'
import { sentence } from '../english.ts'
import { elementLinks } from '../fact-links.ts'
import { column, showing, table, text, withoutEmptyColumns } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'
import type { Statement } from '#server/solution/statement.ts'
import { statementsOf } from '../statements.ts'
import { quote, separated } from '../quote-lines.ts'

/** More statements about periods are in the matrix of statements. */
const mostPeriods = 3

/** The stored data with its classification, location and retention; empty if none is stored. */
export function entityTable(view: SolutionView, id: string, dataEntities = view.solution.dataEntities): Block[] {
  if (dataEntities.length === 0) return []
  const topic = view.solution.topics?.find(({ topic }) => topic === 'Retention and deletion')
  const statements = statementsOf(view.solution).filter(({ id: one }) => topic?.statements.includes(one))
  const isOpen = dataEntities.some(({ retention }) => !retention)
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
          entity.retention ? text(entity.retention) : text('To be agreed'),
        ]),
        shows: showing(dataEntities, {
          name: ['name'],
          description: ['description'],
          class: ['classification'],
          store: ['store'],
          place: ['place'],
          retention: ['retention'],
        }),
      }),
    ),
    ...(isOpen && statements.length > 0 ? [periodsOf(statements, `${id}-periods`)] : []),
  ]
}

/** The periods that the brief names, in its words: which data each is for is to be agreed. */
const periodsOf = (statements: Statement[], id: string): Block => ({
  id,
  type: 'paragraph',
  text: [
    ...text('On retention your brief says '),
    ...separated(
      statements.slice(0, mostPeriods).map((one) => quote(one)),
      '; ',
    ),
    ...text('. Which period applies to which data is to be agreed.'),
  ],
})
