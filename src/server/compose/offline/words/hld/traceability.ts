import { agree, allOf, countOf, joinSome, numberWord } from '#server/document-types/english.ts'
import { isMet, type SolutionView } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, paragraphOf, paragraphs, say } from '../prose.ts'

/** Whether each requirement is met. */
export function met(view: SolutionView) {
  const { requirements } = view.solution
  const unmet = requirements.filter((requirement) => !isMet(view, requirement))
  return unmet.length === 0
    ? say(
        `${allOf(requirements.length, 'requirement')} ${agree(requirements.length, 'is', 'are')} met by at least one part or piece of work`,
      )
    : say(
        `${numberWord(requirements.length - unmet.length)} of ${countOf(requirements.length, 'requirement')} ${agree(requirements.length - unmet.length, 'is', 'are')} met by a part or by the work; ${joinSome(
          unmet.map(({ id }) => id),
          6,
        )} ${agree(unmet.length, 'is', 'are')} not yet`.replace(/^no of/, 'none of'),
        unmet,
      )
}

export const traceability: ChapterWriter = (view) => {
  const { requirements, scenarios } = view.solution
  if (requirements.length === 0) return []
  const acted = requirements.filter(({ id }) => scenarios.some((scenario) => scenario.requirements.includes(id)))
  return paragraphs(
    paragraphOf(
      met(view),
      acted.length > 0 ? say(`${numberWord(acted.length)} can be watched at work in a runtime scenario`, acted) : [],
      say('The last column is the acceptance test in short, which the Low-Level Design details'),
    ),
  )
}
