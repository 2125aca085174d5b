import { beforeAll, expect, test } from 'vitest'
import { type AskedQuestions, briefsOf, readAskedQuestions, writeAsked } from '#server/testing/given-asked-questions.ts'
import { findPassages, type Quotable } from './answer-from-documents.ts'
import { withPreviousQuestion } from './question-words.ts'

const asked = readAskedQuestions('src/server/documents/passages/asked-questions.json')

const written = new Map<string, Quotable[]>()

beforeAll(async () => {
  for (const brief of briefsOf(asked)) written.set(brief, await writeAsked(brief))
})

/** All documents of the same client: as many projects to mistake one for another. */
const ofClient = (example: string) =>
  [...written].filter(([name]) => name.split('-')[0] === example.split('-')[0]).flatMap(([, documents]) => documents)
const ofProject = (example: string) => written.get(example)!

/** How many questions were answered by the right passage first, and by another, and of how many silence was right. */
function measure({ answered, unanswered }: AskedQuestions, documentsOf: (example: string) => Quotable[]) {
  let [right, wrong] = [0, 0]
  for (const [brief, question, holds, before = null] of answered) {
    const { kind, quotes } = findPassages({ question: withPreviousQuestion(question, before), documents: documentsOf(brief) })
    if (kind === 'silent') continue
    if (new RegExp(holds).test(quotes[0]?.text ?? '')) right++
    else wrong++
  }
  const isSilent = ([brief, question]: [string, string]) =>
    findPassages({ question, documents: documentsOf(brief) }).kind === 'silent'
  return { right, wrong, rightlySilent: unanswered.filter(isSilent).length }
}

test('questions are answered, and met by silence, as often as was measured', () => {
  expect(measure(asked, ofProject)).toEqual({ right: 55, wrong: 13, rightlySilent: 24 })
})

test('among all documents of a client the right one is still found', () => {
  const { right } = measure(asked, ofClient)
  expect(right).toBeGreaterThanOrEqual(40)
})
