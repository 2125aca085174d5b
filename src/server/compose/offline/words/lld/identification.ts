import { agree, countOf, numberWord } from '#server/document-types/english.ts'
import { modulesOf } from '#server/document-types/lld/modules-of.ts'
import type { SolutionView } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, paragraphOf, paragraphs, say } from '../prose.ts'

export const identification: ChapterWriter = (view) => {
  const { solution, client } = view
  const modules = modulesOf(view)
  const unanswered = solution.questions.filter(({ proposal }) => !proposal)
  const [heaviest] = modules.toSorted((left, right) => right.satisfies.length - left.satisfies.length)
  return paragraphs(
    paragraphOf(
      modules.length > 0
        ? say(
            `${countOf(modules.length, 'module')} of the High-Level Design ${agree(modules.length, 'is', 'are')} told here down to what a developer builds and a tester proves`,
            modules,
          )
        : say(
            `The High-Level Design of ${solution.project} names no part yet, so most of what follows says which facts are missing`,
          ),
      heaviest && heaviest.satisfies.length > 1
        ? say(`${heaviest.name} carries ${countOf(heaviest.satisfies.length, 'requirement')} and is the one to read first`, [
            heaviest,
            ...heaviest.satisfies.map((id) => ({ id })),
          ])
        : [],
      solution.requirements.length === 0
        ? say(`The brief of ${client} states no requirement, so every figure and name below is a proposal`)
        : [],
      unanswered.length > 0
        ? say(
            `${countOf(unanswered.length, 'question')} ${agree(unanswered.length, 'has', 'have')} no working answer, and the build cannot settle ${agree(unanswered.length, 'it', 'them')} alone`,
            unanswered,
          )
        : [],
    ),
  )
}

/** Who has most to check, in numbers of this design. */
function heaviestReader({ solution, crossings }: SolutionView) {
  const personal = solution.dataEntities.filter(({ classification }) => /personal|special/.test(classification))
  if (crossings.length === 0) return []
  return say(
    `Security has ${countOf(crossings.length, 'crossing')} of the boundary to check${personal.length > 0 ? ` and ${countOf(personal.length, 'table')} with personal data` : ''}`,
    [...crossings, ...personal],
  )
}

export const concerns: ChapterWriter = (view) => {
  const { assumptions } = view.solution
  return paragraphs(
    paragraphOf(
      heaviestReader(view),
      assumptions.length > 0
        ? say(
            `The build rests on ${countOf(assumptions.length, 'assumption')}; whoever finds ${agree(assumptions.length, 'it', `one of the ${numberWord(assumptions.length)}`)} false changes the parent design first`,
            assumptions,
          )
        : [],
    ),
  )
}
