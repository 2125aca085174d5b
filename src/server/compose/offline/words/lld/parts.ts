import { agree, allOf, countOf, joinSome } from '#server/document-types/english.ts'
import { flowsOf, modulesOf } from '#server/document-types/lld/modules-of.ts'
import type { SolutionView } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, namesOf, paragraphOf, paragraphs, say } from '../prose.ts'

const mostNames = 4

/** The module with the most senders. */
function mostUsed(view: SolutionView) {
  const counted = modulesOf(view).map((element) => ({
    element,
    users: new Set(flowsOf(view, element).inputs.map(({ from }) => from)).size,
  }))
  const [first] = counted.toSorted((left, right) => right.users - left.users)
  return first && first.users > 1 ? first : undefined
}

export const structure: ChapterWriter = (view) => {
  const modules = modulesOf(view)
  if (modules.length === 0) return []
  const busiest = mostUsed(view)
  const alone = modules.filter((element) => flowsOf(view, element).inputs.length === 0)
  return paragraphs(
    paragraphOf(
      busiest
        ? say(`${busiest.element.name} takes input from ${countOf(busiest.users, 'party')}, more than any other module`, [
            busiest.element,
          ])
        : [],
      alone.length > 0
        ? say(
            `${joinSome(namesOf(alone), mostNames)} ${agree(alone.length, 'is', 'are')} sent nothing by others and ${agree(alone.length, 'begins its', 'begin their')} own work`,
            alone,
          )
        : [],
    ),
  )
}

export const modules: ChapterWriter = (view) => {
  const all = modulesOf(view)
  if (all.length === 0) return []
  const proposed = all.filter(({ technology, technologyStated }) => technology && !technologyStated)
  const given = all.filter((element) => !proposed.includes(element))
  return paragraphs(
    paragraphOf(
      proposed.length > 0
        ? say(
            proposed.length === all.length
              ? `The technology of ${allOf(all.length, 'module')} is proposed; changing it changes this chapter and the physical data model, not the contracts`
              : `${joinSome(namesOf(given), mostNames)} ${agree(given.length, 'stands', 'stand')} on technology that the brief names; elsewhere it is proposed, and changing it changes this chapter and the physical data model, not the contracts`,
            proposed.length === all.length ? proposed : given,
          )
        : [],
    ),
  )
}

export const interfaces: ChapterWriter = ({ solution: { interfaces: all } }) => {
  if (all.length === 0) return []
  const operations = all.reduce((sum, face) => sum + face.operations.length, 0)
  return paragraphs(
    paragraphOf(
      say(
        `${joinSome(namesOf(all), mostNames)} ${agree(all.length, 'offers', 'offer')} ${countOf(operations, 'operation')}${all.length > 1 ? ' between them' : ''}`,
        all,
      ),
      say(
        'Schemas are our proposal: fields may be added without notice, and whatever breaks a caller comes as a new version beside the old one',
      ),
      say('Statuses are those of HTTP; another protocol uses its own of the same meaning'),
    ),
  )
}
