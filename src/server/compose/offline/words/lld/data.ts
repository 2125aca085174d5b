import { agree, countOf, joinSome } from '#server/document-types/english.ts'
import { classNames, strictest } from '#server/document-types/data-classes.ts'
import type { SolutionView } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, namesOf, paragraphOf, paragraphs, say } from '../prose.ts'

const mostNames = 3

/** Where the strictest class stands, column by column. */
function strictColumns(dataEntities: SolutionView['solution']['dataEntities'], level: keyof typeof classNames) {
  const columns = dataEntities.flatMap(({ name, fields }) =>
    fields.filter(({ classification }) => classification === level).map((field) => `${name}.${field.name}`),
  )
  const holders = dataEntities.filter(({ fields }) => fields.some(({ classification }) => classification === level))
  return columns.length > 0
    ? say(`The strictest class, ${classNames[level].toLowerCase()}, is that of ${joinSome(columns, mostNames)}`, holders)
    : say(`The strictest class of a whole table is ${classNames[level].toLowerCase()}`, dataEntities)
}

export const data: ChapterWriter = ({ solution, element }) => {
  const { dataEntities } = solution
  if (dataEntities.length === 0) return []
  const stores = [...new Set(dataEntities.map(({ store }) => store))].flatMap((id) => element(id) ?? [])
  const level = strictest(dataEntities)
  const undated = dataEntities.filter(({ retention }) => !retention)
  return paragraphs(
    paragraphOf(
      say(
        `${countOf(dataEntities.length, 'table')}${stores.length > 1 ? ` in ${countOf(stores.length, 'store')}` : ''} ${agree(dataEntities.length, 'holds', 'hold')} what is kept`,
        dataEntities,
      ),
      level ? strictColumns(dataEntities, level) : [],
      undated.length > 0
        ? say(
            undated.length === dataEntities.length
              ? `How long ${agree(undated.length, 'its', 'their')} rows are kept is not agreed, so the deletion job waits`
              : `How long the rows of ${joinSome(namesOf(undated), 2)} are kept is not agreed, so ${agree(undated.length, 'its', 'their')} deletion job waits`,
            undated,
          )
        : [],
    ),
  )
}

const changing =
  /^(valid_to|resolved_at|outcome|refreshed_at|handed_over_at|status|state|delete_after|(signed_off|approved|released)_by)$/

/** Entities whose rows change after they are written. */
export const states: ChapterWriter = ({ solution: { scenarios, dataEntities } }) => {
  const moving = dataEntities.filter(({ fields }) => fields.some(({ name }) => changing.test(name)))
  if (scenarios.length + dataEntities.length === 0) return []
  return paragraphs(
    paragraphOf(
      moving.length > 0
        ? say(
            `${joinSome(namesOf(moving), mostNames)} ${agree(moving.length, 'changes', 'change')} after ${agree(moving.length, 'it is', 'they are')} written${moving.length < dataEntities.length ? '; rows of the other tables are only added' : ''}`,
            moving,
          )
        : dataEntities.length > 0
          ? say('Rows are only added to these tables; none changes after it is written', dataEntities)
          : say('No table is kept, so the only states are those of a run', scenarios),
    ),
  )
}
