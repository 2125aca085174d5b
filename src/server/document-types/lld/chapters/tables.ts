import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Chapter } from '../../document-type.ts'
import { classNames, ruledEntities } from '../../data-classes.ts'
import { joinList, joinSome, sentence } from '../../english.ts'
import { isDesigned } from '../../fit.ts'
import { column, idPart, table, text, withoutEmptyColumns } from '../../make-blocks.ts'
import { paragraphsOf, citedText } from '../../prose.ts'
import type { SolutionView } from '../../solution-view.ts'
import { entityTable } from '../../tables/entity-table.ts'
import { type PhysicalColumn, physicalTable, type PhysicalTable } from '../physical-model.ts'

const roleNames: Record<PhysicalColumn['role'], string> = { key: 'Key', reference: 'Reference', 'look-up': 'Look-up', '': '' }

const tablesOf = (view: SolutionView) =>
  view.solution.dataEntities
    .filter(({ store, fields }) => view.element(store) && fields.length > 0)
    .map((entity) => physicalTable(view, entity))

function columnsTable(view: SolutionView, { entity, name, columns, key }: PhysicalTable): Block {
  return withoutEmptyColumns(
    table(`tables-${idPart(entity.id)}`, `${name} in ${view.name(entity.store)}, known by ${joinList(key)}`, {
      columns: [
        column('name', 'Column', 22),
        column('type', 'Type', 20),
        column('role', 'Key', 12),
        column('empty', 'Empty', 9),
        column('class', 'Class', 13),
        column('meaning', 'Meaning', 24),
      ],
      rows: columns.map(({ name: own, type, role, mayBeEmpty, field }): Cell[] => [
        [{ text: own, marks: ['code'] }],
        [{ text: type, marks: ['code'] }],
        text(roleNames[role]),
        text(mayBeEmpty ? 'Allowed' : ''),
        text(field ? classNames[field.classification] : ''),
        text(field ? sentence(field.description) : 'Proposed here.'),
      ]),
    }),
  )
}

/** Every table with its columns and the key that identifies a row. */
export const tables: Chapter = {
  id: 'tables',
  heading: 'Tables and keys',
  ask: 'Which tables there are, by which keys their rows are known, and how long rows are kept.',
  alsoCalled: ['data', 'data model', 'database', 'table', 'entity', 'storage'],
  body: (view) => {
    const overview = entityTable(view, 'tables-overview', ruledEntities(view.solution))
    if (!isDesigned(view.solution) || overview.length === 0) return undefined
    return { blocks: [...overview, ...tablesOf(view).map((physical) => columnsTable(view, physical))] }
  },
  words: (view) => {
    const added = tablesOf(view).filter(({ columns }) => columns.some(({ stated }) => !stated))
    return added.length > 0
      ? paragraphsOf(
          citedText(
            `Keys that we add: ${joinSome(
              added.map(({ entity }) => entity.name),
              5,
            )}`,
          ),
        )
      : []
  },
}
