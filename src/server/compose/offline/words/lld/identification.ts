import { agree, countOf, numberWord } from '#server/document-types/english.ts'
import { modulesOf } from '#server/document-types/lld/modules-of.ts'
import { type ChapterWriter, paragraphOf, paragraphs, say } from '../prose.ts'

export const identification: ChapterWriter = (view) => {
  const { solution, client } = view
  const modules = modulesOf(view)
  const unanswered = solution.questions.filter(({ proposal }) => !proposal)
  return paragraphs(
    paragraphOf(
      say(
        `This document details the High-Level Design of ${solution.project} for ${client} down to what a developer builds and a tester proves`,
      ),
      modules.length > 0
        ? say(`It carries ${countOf(modules.length, 'module')} over from that design, under the same ids`, modules)
        : say('That design names no part yet, so most of what follows says which facts are missing'),
      solution.requirements.length === 0 ? say('The brief states no requirement yet') : [],
    ),
    paragraphOf(
      say('Types, codes, time-outs and settings are proposals unless a requirement stands beside them'),
      unanswered.length > 0
        ? say(
            `${countOf(unanswered.length, 'question')} ${agree(unanswered.length, 'has', 'have')} no working answer, and the build cannot settle ${agree(unanswered.length, 'it', 'them')} alone`,
            unanswered,
          )
        : [],
    ),
  )
}

export const concerns: ChapterWriter = ({ solution: { assumptions } }) =>
  paragraphs(
    paragraphOf(
      say('Each reader has a concern, and each concern has a chapter that answers it'),
      assumptions.length > 0
        ? say(
            `The build rests on ${countOf(assumptions.length, 'assumption')}; whoever finds ${agree(assumptions.length, 'it', `one of the ${numberWord(assumptions.length)}`)} false changes the parent design first`,
            assumptions,
          )
        : [],
    ),
  )
