import { agree, countOf, joinList } from '#server/document-types/english.ts'
import { isOfKind, testEnvironmentOf } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, paragraphOf, paragraphs, say } from '../prose.ts'

export const quality: ChapterWriter = ({ solution }) => {
  const all = solution.requirements.filter(isOfKind('quality'))
  if (all.length === 0) return []
  const open = all.filter(({ measures }) => measures.length === 0)
  const asked = open.filter(({ id }) => solution.questions.some(({ about }) => about.includes(id)))
  const plain = open.length - asked.length
  const quotes = all
    .flatMap((requirement) => requirement.measures.map((measure) => measure.quote))
    .filter((quote) => quote.includes(' '))
  const environment = testEnvironmentOf(solution)
  return paragraphs(
    paragraphOf(
      say('Each row says what happens to the system, what it must do then, and how that is shown'),
      quotes.length > 0
        ? say(
            `The figures are the client’s own, for example ${joinList([...new Set(quotes)].slice(0, 2).map((quote) => `“${quote}”`))}`,
            all,
          )
        : [],
      environment
        ? say(`Tests that need load or failure run in ${environment.name}, never first in production`, [environment])
        : [],
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
