import type { Block, Cell } from '#shared/content/blocks.ts'
import { classNames } from '../data-classes.ts'
import { countOf, joinList } from '../english.ts'
import { column, missing, table, text } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'

/** How data of each class is protected. */
export const classControls = {
  public: 'Protected against change only; published by a named person.',
  internal: 'Readable for signed-in staff; encrypted in transit and at rest.',
  confidential: 'Readable for named roles; encrypted in transit and at rest; exports are logged.',
  personal:
    'Readable for named roles and one purpose; every read is logged; masked outside production; deleted at the end of its period.',
  'special-category':
    'As personal data, and kept in columns or stores of their own that need a role of their own; a data protection impact assessment comes before the first load.',
} as const

/** More fields than this are counted. */
const mostFields = 6

/** The data of each class, the strictest first, and how it is protected. */
export function classTable(view: SolutionView, id: string): Block {
  const { dataEntities } = view.solution
  const levels = Object.keys(classNames) as (keyof typeof classNames)[]
  const rows = levels.toReversed().flatMap((level): Cell[][] => {
    const whole = dataEntities.filter((entity) => entity.classification === level).map(({ name }) => name)
    const parts = dataEntities
      .filter((entity) => entity.classification !== level)
      .flatMap((entity) =>
        entity.fields.filter(({ classification }) => classification === level).map((field) => `${entity.name}.${field.name}`),
      )
    const names =
      parts.length > mostFields
        ? [...whole, `${countOf(parts.length, 'field')} of ${whole.length > 0 ? 'other entities' : 'the entities'}`]
        : [...whole, ...parts]
    return names.length > 0 ? [[text(classNames[level]), text(joinList(names)), text(classControls[level])]] : []
  })
  if (rows.length === 0)
    return missing(id, 'No data is classed yet. The client’s classification and the owner of each data set are needed.')
  return table(id, 'Protection by class', {
    columns: [column('class', 'Class', 18), column('data', 'Data', 36), column('controls', 'Protection', 46)],
    rows,
  })
}
