import { agree, countOf, joinSome } from '#server/document-types/english.ts'
import { classNames, strictest } from '#server/document-types/data-classes.ts'
import { type ChapterWriter, namesOf, paragraphOf, paragraphs, say } from '../prose.ts'

const mostNames = 4

export const data: ChapterWriter = ({ solution, element }) => {
  const { dataEntities } = solution
  if (dataEntities.length === 0) return []
  const stores = [...new Set(dataEntities.map(({ store }) => store))].flatMap((id) => element(id) ?? [])
  const level = strictest(dataEntities)
  const undated = dataEntities.filter(({ retention }) => !retention)
  return paragraphs(
    paragraphOf(
      say(
        `${countOf(dataEntities.length, 'table')}${stores.length > 0 ? ` in ${joinSome(namesOf(stores), mostNames)}` : ''} ${agree(dataEntities.length, 'holds', 'hold')} what the system keeps`,
        dataEntities,
      ),
      level ? say(`Columns are classed one by one; the strictest class is ${classNames[level].toLowerCase()}`) : [],
      undated.length > 0
        ? say(
            `No period is agreed for ${joinSome(namesOf(undated), mostNames)}, so ${agree(undated.length, 'its', 'their')} deletion job waits for one`,
            undated,
          )
        : [],
    ),
  )
}

export const states: ChapterWriter = ({ solution: { scenarios, dataEntities } }) =>
  scenarios.length + dataEntities.length === 0
    ? []
    : paragraphs(
        paragraphOf(
          say('A run is in exactly one state at a time, and the state is stored before anybody is told of it'),
          say('A process that is killed therefore goes on from the last state it wrote'),
        ),
      )
