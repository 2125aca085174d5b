import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Requirement } from '#server/solution/solution.ts'
import { capitalised, joinSome, sentence } from '../../english.ts'
import { factLink, factLinks } from '../../fact-links.ts'
import { type Body, column, missing, section, table, text } from '../../make-blocks.ts'
import { answersTo, measureText, rankedQualities, type SolutionView, testEnvironmentOf } from '../../solution-view.ts'
import { planTest } from '../quality-tests.ts'

/** Names of more parts than this hide the sentence. */
const mostNames = 2

/** How a requirement is put to the test in this solution. */
export function testOf(view: SolutionView, requirement: Requirement) {
  const names = answersTo(view, requirement).elements.map(({ name }) => name)
  const environment = testEnvironmentOf(view.solution)
  return planTest(requirement, {
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
      text(measureText(requirement) || 'To be agreed'),
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
  const open = ranked.filter(({ measures }) => measures.length === 0)
  const rows = open.map((requirement): Cell[] => [
    [factLink(view, requirement.id)],
    text(sentence(requirement.text)),
    factLinks(
      view,
      answersTo(view, requirement).questions.map(({ id }) => id),
    ),
  ])
  const unmeasured = table('quality-unmeasured', 'Qualities without a figure', {
    columns: [column('id', 'Id', 12), column('text', 'As stated', 64), column('question', 'Asked in', 24)],
    rows,
  })
  return {
    blocks: [scenarios(view, ranked)],
    sections: open.length > 0 ? [section('quality-open', 'Qualities without a figure', { blocks: [unmeasured] })] : [],
  }
}
