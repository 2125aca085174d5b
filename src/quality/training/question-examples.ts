import { candidateQuestions, sentenceOf, signsOfCandidate } from '#server/compose/argument/asking/candidate-questions.ts'
import { loadCatalogue } from '#server/compose/catalogue/load-catalogue.ts'
import { cleanBrief } from '#server/compose/reading/clean-text.ts'
import { readBrief } from '#server/compose/reading/read-brief.ts'
import type { LabelledBrief } from '../labelled/labelled-brief.ts'
import type { Example } from './fit-weights.ts'
import { briefWith, today } from './name-examples.ts'

/** What could be asked of a labelled brief, each with its signs and whether it is one of the questions that must be asked. */
export function questionsOfLabelled({ id, projectName, requirements, truth }: LabelledBrief): Example[] {
  const wanted = truth.questions.map((source) => new RegExp(source, 'i'))
  const reading = readBrief(cleanBrief(briefWith(projectName, requirements)), { today })
  return candidateQuestions(reading, loadCatalogue()).map((candidate) => {
    const sentence = sentenceOf(candidate.kind, [candidate.thing])
    return {
      source: id,
      signs: signsOfCandidate(candidate),
      is: wanted.some((pattern) => pattern.test(sentence)) ? 'ask' : 'leave',
      weight: 1,
    }
  })
}
