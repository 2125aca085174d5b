import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Requirement } from '#server/solution/solution.ts'
import { capitalised, joinSome, sentence } from '../../english.ts'
import { factLink } from '../../fact-links.ts'
import { type Body, column, missing, table, text } from '../../make-blocks.ts'
import { answersTo, rankedQualities, type SolutionView, testEnvironmentOf } from '../../solution-view.ts'
import { measureCell } from './measure-cell.ts'
import { planTest } from '../quality-tests.ts'

/** Names of more parts than this hide the sentence. */
const mostNames = 2

/** How a requirement is put to the test in this solution. */
export function testOf(view: SolutionView, requirement: Requirement) {
  const names = answersTo(view, requirement).elements.map(({ name }) => name)
  const environment = testEnvironmentOf(view.solution)
  return planTest(requirement, {
    runs: answersTo(view, requirement).scenarios.map(({ id }) => id),
    where: names.length > 0 ? joinSome(names, mostNames) : 'the system',
    place: environment
      ? `the ${environment.name} environment`.replace(/environment environment$/i, 'environment')
      : 'a test environment',
  })
}

function scenarios(view: SolutionView, requirements: Requirement[]): Block {
  const row = (requirement: Requirement): Cell[] => {
    const { stimulus, verification } = testOf(view, requirement)
    return [
      [factLink(view, requirement.id)],
      text(sentence(stimulus)),
      text(sentence(requirement.text)),
      measureCell(view, requirement),
      text(sentence(capitalised(verification))),
    ]
  }
  return table('quality-scenarios', 'Quality scenarios', {
    columns: [
      column('id', 'Id', 9),
      column('stimulus', 'What happens', 22),
      column('response', 'What the system must do', 29),
      column('measure', 'Measure', 15),
      column('verification', 'How it is shown', 25),
    ],
    rows: requirements.map(row),
  })
}

export function quality(view: SolutionView): Body {
  const ranked = rankedQualities(view.solution)
  if (ranked.length === 0)
    return {
      blocks: [
        missing(
          'quality-scenarios',
          'No quality is stated, so none can be tested. Figures for speed, availability and recovery are needed first.',
        ),
      ],
    }
  return { blocks: [scenarios(view, ranked)] }
}
