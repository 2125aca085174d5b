import { firm } from '#shared/firm.ts'
import { agree, countOf, joinSome, numberWord } from '#server/document-types/english.ts'
import { contradictionsIn } from '#server/document-types/solution-view.ts'
import { type ChapterWriter, paragraphOf, paragraphs, say } from '../prose.ts'

export const documentControl: ChapterWriter = ({ solution, client }) => {
  const { requirements, questions, decisions } = solution
  const unanswered = questions.filter(({ proposal }) => !proposal)
  const clashes = contradictionsIn(solution)
  const proposed = decisions.filter(({ status }) => status === 'proposed')
  const rests =
    requirements.length > 0
      ? say(
          `It rests on ${countOf(requirements.length, 'requirement')} that the brief states, each traced in the last chapter to the part that meets it`,
        )
      : say('The brief states no requirement yet, so much of what follows says what is still needed')
  const open =
    questions.length === 0
      ? say('No question is open')
      : say(
          unanswered.length === 0
            ? `${countOf(questions.length, 'question')} ${agree(questions.length, 'is', 'are')} open, and ${agree(questions.length, 'the design', 'for each the design')} works with a proposal until it is answered`
            : `${countOf(questions.length, 'question')} ${agree(questions.length, 'is', 'are')} open; ${agree(questions.length, 'it has', `${numberWord(unanswered.length)} ${agree(unanswered.length, 'has', 'have')}`)} no working proposal and must be answered before sign-off`,
          unanswered,
        )
  return paragraphs(
    paragraphOf(
      say(`This is the design that ${firm.name} proposes for ${solution.project}, written from the brief of ${client}`),
      rests,
    ),
    paragraphOf(
      open,
      clashes.length > 0
        ? say(
            `The brief contradicts itself in ${countOf(clashes.length, 'point')}; the working proposals say which side the design takes until the client decides`,
            clashes,
          )
        : [],
      proposed.length > 0
        ? say(
            `Signing this document also accepts ${agree(proposed.length, 'the proposed decision', `the ${numberWord(proposed.length)} proposed decisions`)}`,
            proposed,
          )
        : [],
      say('“(proposed)” marks every technology that the brief leaves open'),
      say(`Ids lead to the place where a fact is told in full: ${joinSome(idKinds(solution), 9)}`),
    ),
  )
}

const kinds = [
  ['functional', 'FR for functions'],
  ['quality', 'NFR for qualities'],
  ['constraint', 'CON for constraints'],
] as const

function idKinds(solution: Parameters<ChapterWriter>[0]['solution']): string[] {
  const stated = kinds
    .filter(([kind]) => solution.requirements.some((requirement) => requirement.kind === kind))
    .map(([, words]) => words)
  return [...stated, ...(solution.decisions.length > 0 ? ['DEC for decisions'] : []), 'OQ for open questions']
}
