import { listCandidates } from '#server/documents/passages/rank-passages.ts'
import { indexVersion } from '#server/documents/passages/answer-from-documents.ts'
import { signsOf } from '#server/documents/passages/passage-signs.ts'
import { withPreviousQuestion } from '#server/documents/passages/question-words.ts'
import type { Passage } from '#server/documents/passages/read-passages.ts'
import { type AskedQuestions, briefsOf, readAskedQuestions, writeAsked } from '#server/testing/given-asked-questions.ts'
import type { AskedExample } from './fit-passage-weights.ts'

/** The questions of which weights are made. Those of `untouched-questions.json` are held out of it. */
const passages = 'src/server/documents/passages'
export const askedFiles = [
  'src/quality/training/asked-questions.json',
  ...['asked', 'looked-at', 'second', 'third'].map((name) => `${passages}/${name}-questions.json`),
]

/** What the document asks of somebody is no answer, whatever it quotes. */
const isRight = ({ kind, text }: Passage, holds: string) =>
  new RegExp(holds).test(text) && (kind === 'stated' || !text.includes('?'))

/** Every question with the passages of the documents that stand near to it. */
export async function readAskedExamples(): Promise<AskedExample[]> {
  const examples: AskedExample[] = []
  for (const file of askedFiles) {
    const questions = readAskedQuestions(file)
    for (const brief of briefsOf(questions)) examples.push(...(await examplesOf(brief, questions)))
  }
  return examples
}

async function examplesOf(brief: string, questions: AskedQuestions): Promise<AskedExample[]> {
  const indexed = (await writeAsked(brief, questions)).flatMap(indexVersion)
  const { answered, unanswered } = questions
  const examples: AskedExample[] = []
  for (const [, question, holds, before] of [...answered, ...unanswered].filter(([of]) => of === brief)) {
    const candidates = await listCandidates(indexed, withPreviousQuestion(question, before ?? null))
    const passages = candidates.map((candidate) => ({
      signs: signsOf(candidate),
      isRight: holds !== undefined && isRight(candidate.passage, holds),
    }))
    examples.push({ source: brief, passages })
  }
  return examples
}
