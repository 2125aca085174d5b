import type { Block, Cell, Inline } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import { capitalised, countOf, joinList, sentence } from '../../english.ts'
import { elementLinks } from '../../fact-links.ts'
import { classNames } from '../../data-classes.ts'
import { type Body, column, idPart, missing, section, table, text } from '../../make-blocks.ts'
import type { SolutionView } from '../../solution-view.ts'
import { physicalTable, type PhysicalColumn, type PhysicalTable } from '../physical-model.ts'

const roleNames: Record<PhysicalColumn['role'], string> = { key: 'Key', reference: 'Reference', 'look-up': 'Look-up', '': '' }

function columnsTable({ entity, columns, key }: PhysicalTable, id: string): Block {
  return table(`${id}-columns`, `${capitalised(countOf(columns.length, 'column'))} of ${entity.name}, known by ${joinList(key)}`, {
    columns: [
      column('name', 'Column', 22),
      column('type', 'Type', 20),
      column('role', 'Key', 12),
      column('empty', 'Empty', 10),
      column('class', 'Class', 13),
      column('meaning', 'Meaning', 23),
    ],
    rows: columns.map(({ name, type, role, mayBeEmpty, field }): Cell[] => [
      [{ text: name, marks: ['code'] }],
      [{ text: type, marks: ['code'] }],
      text(roleNames[role]),
      text(mayBeEmpty ? 'Allowed' : 'Never'),
      text(field ? classNames[field.classification] : 'Internal'),
      text(field ? sentence(field.description) : 'Made when the row is written; proposed here.'),
    ]),
  })
}

const codes = (names: string[]): Inline[] =>
  names.flatMap((name, index) => [...(index > 0 ? [{ text: ', ' }] : []), { text: name, marks: ['code' as const] }])

/** Where the rows stand, and by what they are found; what holds for all tables stands in the overview. */
function place(view: SolutionView, { entity, name, indexes }: PhysicalTable): Inline[] {
  return [
    { text: ' ' },
    ...elementLinks(view, [entity.store]),
    { text: ' keeps it as ' },
    ...codes([name]),
    ...(indexes.length > 0 ? [{ text: ', indexed by ' }, ...codes(indexes)] : []),
    { text: '.' },
  ]
}

function entitySection(view: SolutionView, physical: PhysicalTable): Section {
  const { entity } = physical
  const id = `data-${idPart(entity.id)}`
  return section(id, entity.name, {
    blocks: [
      {
        id: `${id}-purpose`,
        type: 'paragraph',
        text: [{ text: sentence(entity.description), cites: [entity.id] }, ...place(view, physical)],
      },
      columnsTable(physical, id),
    ],
  })
}

/** How the tables change once they hold data. */
function changes(): Section {
  return section('data-change', 'Changing the model', {
    blocks: [
      table('data-migrations', 'Steps of a change', {
        columns: [column('step', 'Step', 20), column('what', 'What is done', 50), column('back', 'Way back', 30)],
        rows: [
          [
            text('Write'),
            text(
              'Each change is a numbered script under version control. It runs once in each environment, and its store records it.',
            ),
            text('The script has a counterpart that undoes it.'),
          ],
          [
            text('Add'),
            text('New columns come empty or with a default; readers of the old shape go on working.'),
            text('Drop the new column.'),
          ],
          [
            text('Fill'),
            text('A job fills them in pieces that can be stopped and repeated.'),
            text('Stop the job; nothing reads them yet.'),
          ],
          [text('Switch'), text('Writers, then readers, use the new shape behind a setting.'), text('Set the setting back.')],
          [
            text('Remove'),
            text('The old column goes once nothing has read it for a whole release.'),
            text('Restore from the backup taken before.'),
          ],
        ],
      }),
    ],
  })
}

export function dataModel(view: SolutionView): Body {
  const { dataEntities } = view.solution
  if (dataEntities.length === 0)
    return {
      blocks: [
        missing(
          'data-missing',
          'No entity is described. The owners of the data have to name what is kept, with its fields and periods.',
        ),
      ],
    }
  const tables = dataEntities.filter(({ store }) => view.element(store)).map((entity) => physicalTable(view, entity))
  const overview = table('data-tables', 'Every table with its store, its key and how long its rows are kept', {
    columns: [
      column('table', 'Table', 22),
      column('store', 'Store', 20),
      column('key', 'Key', 26),
      column('class', 'Class', 14),
      column('retention', 'Kept for', 18),
    ],
    rows: tables.map(({ entity, key }): Cell[] => [
      [{ text: entity.name, link: `#data-${idPart(entity.id)}`, cites: [entity.id] }],
      elementLinks(view, [entity.store]),
      text(joinList(key)),
      text(classNames[entity.classification]),
      text(entity.retention ?? 'To be agreed'),
    ]),
  })
  return { blocks: [overview], sections: [...tables.map((physical) => entitySection(view, physical)), changes()] }
}
