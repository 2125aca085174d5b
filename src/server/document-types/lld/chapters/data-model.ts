import type { Block, Cell, Inline } from '#shared/content/blocks.ts'
import type { Section } from '#shared/content/content.ts'
import { joinList, sentence } from '../../english.ts'
import { elementLinks } from '../../fact-links.ts'
import { classNames } from '../../data-classes.ts'
import { type Body, column, idPart, list, missing, section, strong, table, text } from '../../make-blocks.ts'
import { type SolutionView, technologyText } from '../../solution-view.ts'
import { physicalTable, type PhysicalColumn, type PhysicalTable } from '../physical-model.ts'

const roleNames: Record<PhysicalColumn['role'], string> = { key: 'Key', reference: 'Reference', 'look-up': 'Look-up', '': '' }

function columnsTable({ entity, columns }: PhysicalTable, id: string): Block {
  return table(`${id}-columns`, `${entity.name}: columns`, {
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

function rules(view: SolutionView, { entity, name, key, indexes }: PhysicalTable): Inline[][] {
  const technology = technologyText(view.element(entity.store)!)
  return [
    [strong('Kept in '), ...elementLinks(view, [entity.store]), { text: technology ? ` as ` : ' as ' }, ...codes([name])],
    [strong('Key: '), ...codes(key)],
    ...(indexes.length > 0 ? [[strong('Indexed: '), ...codes(indexes)]] : []),
    [strong('Kept for: '), ...text(entity.retention ?? 'to be agreed with the owner of the data')],
  ]
}

function entitySection(view: SolutionView, physical: PhysicalTable): Section {
  const { entity } = physical
  const id = `data-${idPart(entity.id)}`
  return section(id, entity.name, {
    blocks: [
      { id: `${id}-purpose`, type: 'paragraph', text: [{ text: sentence(entity.description), cites: [entity.id] }] },
      columnsTable(physical, id),
      list(`${id}-rules`, rules(view, physical)),
    ],
  })
}

/** How the tables change once they hold data. */
function changes(view: SolutionView): Section {
  const stores = [...new Set(view.solution.dataEntities.map(({ store }) => store))]
  return section('data-change', 'Changing the model', {
    blocks: [
      table('data-migrations', 'Steps of a change', {
        columns: [column('step', 'Step', 20), column('what', 'What is done', 50), column('back', 'Way back', 30)],
        rows: [
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
      {
        id: 'data-change-where',
        type: 'paragraph',
        text: [
          { text: 'Each change is a script under version control, numbered, run once for each environment and recorded in ' },
          ...elementLinks(view, stores),
          { text: '.' },
        ],
      },
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
  const overview = table('data-tables', 'Tables and where they stand', {
    columns: [column('table', 'Table', 26), column('store', 'Store', 26), column('key', 'Key', 30), column('class', 'Class', 18)],
    rows: tables.map(({ entity, key }): Cell[] => [
      [{ text: entity.name, link: `#data-${idPart(entity.id)}`, cites: [entity.id] }],
      elementLinks(view, [entity.store]),
      text(joinList(key)),
      text(classNames[entity.classification]),
    ]),
  })
  return { blocks: [overview], sections: [...tables.map((physical) => entitySection(view, physical)), changes(view)] }
}
