import { agree, allOf, countOf, joinSome, numberWord } from '#server/document-types/english.ts'
import { flowsOf, modulesOf } from '#server/document-types/lld/modules-of.ts'
import type { SolutionView } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, namesOf, paragraphOf, paragraphs, say } from '../prose.ts'

const mostNames = 2

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
            `${joinSome(namesOf(alone), mostNames)} ${agree(alone.length, 'starts its', 'start their')} own work, for nobody sends ${agree(alone.length, 'it', 'them')} anything`,
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
              ? `The technology of ${allOf(all.length, 'module')} is our proposal`
              : `The brief names the technology of ${countOf(given.length, 'module')}; that of the ${agree(proposed.length, 'other', `other ${numberWord(proposed.length)}`)} is our proposal`,
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
        `${all.length === 1 ? all[0]!.name : countOf(all.length, 'interface')} ${agree(all.length, 'offers', 'offer')} ${countOf(operations, 'operation')}${all.length > 1 ? ' between them' : ''}`,
        all,
      ),
    ),
  )
}
