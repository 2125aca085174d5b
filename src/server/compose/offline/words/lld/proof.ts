import { agree, allOf, countOf, joinSome } from '#server/document-types/english.ts'
import { planTests } from '#server/document-types/lld/plan-tests.ts'
import { isMet, measureText } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, paragraphOf, paragraphs, say } from '../prose.ts'

export const tests: ChapterWriter = (view) => {
  const planned = planTests(view)
  if (planned.length === 0) return []
  const runs = planned.filter(({ kind }) => kind === 'Run').length
  const measured = view.solution.requirements.filter(({ kind, measures }) => kind === 'quality' && measures.length > 0)
  return paragraphs(
    paragraphOf(
      measured.length > 0
        ? say(
            `${countOf(measured.length, 'test')} ${agree(measured.length, 'is', 'are')} passed only at a figure of the brief, that of ${measured[0]!.id} with “${measureText(measured[0]!)}”`,
            measured,
          )
        : [],
      say(
        `${countOf(planned.length, 'test')} ${agree(planned.length, 'is', 'are')} planned in all${runs > 0 ? '; each run is tested as it should go and as it fails' : ''}`,
      ),
    ),
  )
}

export const traceability: ChapterWriter = (view) => {
  const { requirements } = view.solution
  if (requirements.length === 0) return []
  const open = requirements.filter((requirement) => !isMet(view, requirement))
  return paragraphs(
    paragraphOf(
      say(
        `${allOf(requirements.length, 'requirement')} of the brief ${agree(requirements.length, 'appears', 'appear')} below`,
        requirements,
      ),
      open.length > 0
        ? say(
            `${joinSome(
              open.map(({ id }) => id),
              6,
            )} ${agree(open.length, 'has', 'have')} no module yet`,
            open,
          )
        : say('Each has a module or a piece of work that carries it and a test that proves it'),
    ),
  )
}
