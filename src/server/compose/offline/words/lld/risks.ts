import { agree, bare, countOf, joinList } from '#server/document-types/english.ts'
import { modulesOf } from '#server/document-types/lld/modules-of.ts'
import { dependenciesOf, risksByWeight, type SolutionView } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, namesOf, paragraphOf, paragraphs, say } from '../prose.ts'

/** What outsiders hold in their hands: contracts that nobody has described. */
function dependence(view: SolutionView) {
  const described = new Set(view.solution.interfaces.flatMap(({ provider, consumers }) => [provider, ...consumers]))
  const open = dependenciesOf(view).filter(({ id }) => !described.has(id))
  return open.length > 0
    ? say(
        `The build waits most on others for the ${agree(open.length, 'contract', 'contracts')} of ${joinList(namesOf(open))}`,
        open,
      )
    : []
}

/** The prose before the points that the build cannot settle alone. */
export const risks: ChapterWriter = (view) => {
  const proposed = modulesOf(view).filter(({ technology, technologyStated }) => technology && !technologyStated)
  const [heaviest] = risksByWeight(view.solution)
  return paragraphs(
    paragraphOf(
      dependence(view),
      proposed.length > 0
        ? say(
            `${countOf(proposed.length, 'module')} ${agree(proposed.length, 'stands', 'stand')} on technology that nobody has tried here yet`,
            proposed,
          )
        : [],
      heaviest
        ? say(`Of the parent’s risks the heaviest for the build is ${heaviest.id}, “${bare(heaviest.text)}”`, [heaviest])
        : [],
    ),
  )
}
