import { firm } from '#shared/firm.ts'
import { agree, countOf, joinSome, numberWord } from '#server/document-types/english.ts'
import { dataFlowOf } from '#server/document-types/hld/diagrams/data-flow.ts'
import { contradictionsIn, isSupport, type SolutionView } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, namesOf, paragraphOf, paragraphs, rolesOf, say } from '../prose.ts'

const mostNames = 3

/** The design in two sentences: what it takes in, where it keeps it, whom it serves. */
export function summary(view: SolutionView) {
  const flows = view.crossings.map(dataFlowOf)
  const givers = view.outside.filter(({ id, kind }) => kind === 'external-system' && flows.some(({ from }) => from === id))
  const people = view.outside.filter(({ kind }) => kind === 'person')
  const stores = view.blocks.filter((element) => element.kind === 'store' && !isSupport(element))
  const acts = [
    ...(givers.length > 0 ? [`takes in data from ${joinSome(namesOf(givers), mostNames)}`] : []),
    ...(stores.length > 0
      ? [
          `keeps ${givers.length > 0 ? 'it' : view.solution.isAdvice ? 'its results' : 'its records'} in ${joinSome(namesOf(stores), mostNames)}`,
        ]
      : []),
  ]
  const served = people.length > 0 ? `serves ${joinSome(rolesOf(people), mostNames)}` : ''
  const told = acts.length > 0 ? acts.join(' and ') : served
  if (told === '') return []
  return [
    ...say(`The ${view.solution.isAdvice ? 'work' : 'design'} that ${firm.name} proposes for ${view.solution.project} ${told}`, [
      ...givers,
      ...stores,
    ]),
    ...(acts.length > 0 && served ? say(`It ${served}`, people) : []),
  ]
}

function basis({ solution, client }: SolutionView) {
  const { requirements } = solution
  return requirements.length > 0
    ? say(
        `It rests on ${countOf(requirements.length, 'requirement')} from the brief of ${client}, each traced in the last chapter to the part that meets it and to the words it was read from`,
      )
    : say(
        `The brief of ${client} states no requirement, so all of this is proposal, and the open questions are the part to read first`,
      )
}

function open({ solution }: SolutionView) {
  const { questions } = solution
  const unanswered = questions.filter(({ proposal }) => !proposal)
  const clashes = contradictionsIn(solution)
  if (questions.length === 0) return say('No question is open')
  return [
    ...(clashes.length > 0
      ? say(
          `The brief contradicts itself in ${countOf(clashes.length, 'point')}; the working proposals say which side the design takes until the client decides`,
          clashes,
        )
      : []),
    ...say(
      unanswered.length === 0
        ? `${countOf(questions.length, 'question')} ${agree(questions.length, 'is', 'are')} open, and ${agree(questions.length, 'the design', 'for each the design')} works with a proposal until it is answered`
        : `${countOf(questions.length, 'question')} ${agree(questions.length, 'is', 'are')} open; ${agree(questions.length, 'it has', `${numberWord(unanswered.length)} ${agree(unanswered.length, 'has', 'have')}`)} no working proposal and must be answered before sign-off`,
      unanswered.length > 0 ? unanswered : questions,
    ),
  ]
}

function agreed({ solution }: SolutionView) {
  const proposed = solution.decisions.filter(({ status }) => status === 'proposed')
  return proposed.length > 0
    ? say(
        `Signing this document also accepts ${agree(proposed.length, 'the proposed decision', `the ${numberWord(proposed.length)} proposed decisions`)}`,
        proposed,
      )
    : []
}

export const documentControl: ChapterWriter = (view) =>
  paragraphs(paragraphOf(summary(view), basis(view)), paragraphOf(open(view), agreed(view)))
