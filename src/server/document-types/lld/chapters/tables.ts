import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Chapter } from '../../document-type.ts'
import { classNames } from '../../data-classes.ts'
import { sentence } from '../../english.ts'
import { isDesigned } from '../../fit.ts'
import { column, idPart, table, text } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { entityTable } from '../../tables/entity-table.ts'

type DataEntity = SolutionView['solution']['dataEntities'][number]

const fieldTable = (view: SolutionView, { id, name, store, fields }: DataEntity): Block =>
  table(`tables-${idPart(id)}`, `${name} in ${view.name(store)}`, {
    columns: [
      column('name', 'Field', 22),
      column('type', 'Type', 20),
      column('class', 'Class', 18),
      column('meaning', 'Meaning', 40),
    ],
    rows: fields.map((field): Cell[] => [
      [{ text: field.name, marks: ['code'] }],
      [{ text: field.type, marks: ['code'] }],
      text(classNames[field.classification]),
      text(sentence(field.description)),
    ]),
  })

/** Every set of data with its fields. */
export const tables: Chapter = {
  id: 'tables',
  heading: 'Data model',
  ask: 'Which data is stored where, with which fields, and for how long.',
  alsoCalled: ['data', 'data model', 'database', 'table', 'entity', 'storage'],
  body: (view) => {
    const overview = entityTable(view, 'tables-overview')
    if (!isDesigned(view.solution) || overview.length === 0) return undefined
    const detailed = view.solution.dataEntities.filter(({ fields }) => fields.length > 0)
    return { blocks: [...overview, ...detailed.map((entity) => fieldTable(view, entity))] }
  },
  words: () => [],
}
