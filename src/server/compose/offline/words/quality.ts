import { agree, countOf, joinSome, numberWord } from '#server/document-types/english.ts'
import { isOfKind, testEnvironmentOf } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, paragraphOf, paragraphs, say } from './prose.ts'

export const quality: ChapterWriter = ({ solution }) => {
  const all = solution.requirements.filter(isOfKind('quality'))
  if (all.length === 0) return []
  const open = all.filter(({ measures }) => measures.length === 0)
  const quotes = all.flatMap((requirement) => requirement.measures.map((measure) => measure.quote))
  const environment = testEnvironmentOf(solution)
  return paragraphs(
    paragraphOf(
      say('Each row says what happens to the system, what it must do then, and how that is shown'),
      quotes.length > 0
        ? say(`The figures are the client’s own, among them ${joinSome([...new Set(quotes)].slice(0, 3), 3)}`, all)
        : [],
      environment
        ? say(`Tests that need load or failure run in ${environment.name}, never first in production`, [environment])
        : [],
    ),
    paragraphOf(
      open.length > 0
        ? say(
            `${open.length === all.length ? 'None' : numberWord(open.length)} of the ${countOf(all.length, 'quality requirement')} ${
              open.length === all.length ? 'comes with a figure' : `${agree(open.length, 'comes', 'come')} without one`
            }; until it is agreed, ${agree(open.length, 'it', 'they')} can be reviewed but not measured`.replace(
              'None of the one quality requirement comes',
              'The one quality requirement does not come',
            ),
            open,
          )
        : [],
    ),
  )
}
