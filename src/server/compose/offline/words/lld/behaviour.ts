import { agree, countOf, joinSome, numberWord } from '#server/document-types/english.ts'
import { technicalCalls } from '#server/document-types/lld/modules-of.ts'
import { isOfKind } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, paragraphOf, paragraphs, say } from '../prose.ts'

export const interactions: ChapterWriter = ({ solution: { scenarios } }) => {
  if (scenarios.length === 0) return []
  const steps = scenarios.reduce((sum, scenario) => sum + scenario.steps.length, 0)
  return paragraphs(
    paragraphOf(
      say(
        `${countOf(scenarios.length, 'run')} of together ${countOf(steps, 'step')} ${agree(scenarios.length, 'is', 'are')} laid out call by call`,
        scenarios,
      ),
      say('One identifier goes with a run from its first step to its last'),
    ),
  )
}

export const algorithms: ChapterWriter = ({ solution }) => {
  const functions = solution.requirements.filter(isOfKind('functional'))
  const loose = functions.filter(({ id }) => !solution.elements.some(({ satisfies }) => satisfies.includes(id)))
  if (functions.length === 0) return []
  return paragraphs(
    paragraphOf(
      say('A rule lives in one module; a second module that needs it asks the first', functions),
      loose.length > 0
        ? say(
            `For ${joinSome(
              loose.map(({ id }) => id),
              4,
            )} no module is named yet, and the parent design has to choose one`,
            loose,
          )
        : [],
    ),
  )
}

export const limits: ChapterWriter = (view) => {
  const waiting = technicalCalls(view).filter(({ synchronous }) => synchronous)
  const sent = technicalCalls(view).filter(({ synchronous }) => !synchronous)
  if (waiting.length + sent.length === 0) return []
  return paragraphs(
    paragraphOf(
      say(
        `Of the calls between modules and systems ${numberWord(waiting.length)} ${agree(waiting.length, 'waits', 'wait')} for an answer and ${numberWord(sent.length)} ${agree(sent.length, 'does', 'do')} not`,
      ),
      say('The values in the first table are where each begins; the load test moves them, and a bound of the brief always wins'),
    ),
  )
}
