import { agree, countOf, joinSome } from '#server/document-types/english.ts'
import { isOfKind, measureText, rankedQualities, testEnvironmentOf } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, namesOf, paragraphOf, paragraphs, say } from '../prose.ts'

export const quality: ChapterWriter = ({ solution }) => {
  const all = solution.requirements.filter(isOfKind('quality'))
  if (all.length === 0) return []
  const open = all.filter(({ measures }) => measures.length === 0)
  const asked = open.filter(({ id }) => solution.questions.some(({ about }) => about.includes(id)))
  const plain = open.length - asked.length
  const first = rankedQualities(solution).find(({ measures }) => measures.length > 0)
  const carriers = first ? solution.elements.filter(({ satisfies }) => satisfies.includes(first.id)) : []
  const environment = testEnvironmentOf(solution)
  return paragraphs(
    paragraphOf(
      first
        ? say(
            `${first.id} is proved first: ${measureText(first)}${carriers.length > 0 ? `, in ${joinSome(namesOf(carriers), 3)}` : ''}`,
            [first],
          )
        : [],
      environment ? say(`Whatever needs load or failure is tried in ${environment.name} first`, [environment]) : [],
    ),
    paragraphOf(
      asked.length > 0
        ? say(
            `${countOf(asked.length, 'quality')} still ${agree(asked.length, 'needs', 'need')} a figure; until it is agreed, ${agree(asked.length, 'it', 'they')} can be reviewed but not measured`,
            asked,
          )
        : [],
      plain > 0
        ? say(
            `${countOf(plain, 'requirement')} ${agree(plain, 'carries', 'carry')} no figure and ${agree(plain, 'needs', 'need')} none: ${agree(plain, 'it is', 'they are')} met or not met`,
          )
        : [],
    ),
  )
}
