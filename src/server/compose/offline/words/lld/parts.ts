import { agree, countOf, joinSome } from '#server/document-types/english.ts'
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
        ? say(
            `${busiest.element.name} takes input from ${countOf(busiest.users, 'party')}, so its interfaces are settled and tested first`,
            [busiest.element],
          )
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
  return paragraphs(
    paragraphOf(
      say('Every module is built, deployed and tested by itself, and reaches another only through what that one offers'),
      proposed.length > 0
        ? say(
            `The technology of ${joinSome(namesOf(proposed), mostNames)} is proposed; changing it changes this chapter and the physical data model, not the contracts`,
            proposed,
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
        `${countOf(all.length, 'interface')} with ${countOf(operations, 'operation')} ${agree(all.length, 'is', 'are')} agreed between modules`,
        all,
      ),
      say('Fields may be added without notice; whatever breaks a caller comes as a new version beside the old one'),
      say('A status in the tables is that of HTTP; another protocol uses its own of the same meaning'),
    ),
  )
}
