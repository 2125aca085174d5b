import { agree, countOf, joinSome } from '#server/document-types/english.ts'
import { planTests } from '#server/document-types/lld/plan-tests.ts'
import { type ChapterWriter, paragraphOf, paragraphs, say } from '../prose.ts'

export const tests: ChapterWriter = (view) => {
  const planned = planTests(view)
  if (planned.length === 0) return []
  const runs = planned.filter(({ kind }) => kind === 'Run').length
  return paragraphs(
    paragraphOf(
      say(
        `${countOf(planned.length, 'test')} ${agree(planned.length, 'is', 'are')} planned${runs > 0 ? '; each run is tested twice, once as it should go and once as it fails' : ''}`,
      ),
      say('A test counts once it has been seen to fail against a planted fault'),
    ),
  )
}

export const traceability: ChapterWriter = ({ solution: { requirements, elements } }) => {
  if (requirements.length === 0) return []
  const open = requirements.filter(({ id }) => !elements.some(({ satisfies }) => satisfies.includes(id)))
  return paragraphs(
    paragraphOf(
      say(`Every one of the ${countOf(requirements.length, 'requirement')} of the brief appears below`, requirements.slice(0, 1)),
      open.length > 0
        ? say(
            `${joinSome(
              open.map(({ id }) => id),
              6,
            )} ${agree(open.length, 'has', 'have')} no module yet`,
            open,
          )
        : say('Each has a module that carries it and a test that proves it'),
    ),
  )
}
