import { beforeAll, expect, test } from 'vitest'
import { type AskedQuestions, briefsOf, readAskedQuestions, writeAsked } from '#server/testing/given-asked-questions.ts'
import { findPassages, type Quotable } from './answer-from-documents.ts'
import { withPreviousQuestion } from './question-words.ts'

const readSet = (name: string) => readAskedQuestions(`src/server/documents/passages/${name}-questions.json`)
/** The rules were made, and the weights learned, on these. */
const [asked, looked, second, third] = [readSet('asked'), readSet('looked-at'), readSet('second'), readSet('third')]
/** Nothing was made or learned on these, and only their figures are looked at. */
const untouched = readSet('untouched')

const written = new Map<string, Quotable[]>()

beforeAll(async () => {
  for (const set of [asked, looked, second, third, untouched])
    for (const brief of briefsOf(set)) if (!written.has(brief)) written.set(brief, await writeAsked(brief, set))
})

/** All documents of the same client: as many projects to mistake one for another. */
const ofClient = (example: string) =>
  [...written].filter(([name]) => name.split('-')[0] === example.split('-')[0]).flatMap(([, documents]) => documents)
const ofProject = (example: string) => written.get(example)!

/** How many questions were answered by the right passage first, and of how many silence was right. What a document itself asks answers nothing. */
async function measure({ answered, unanswered }: AskedQuestions, documentsOf: (example: string) => Quotable[]) {
  let [first, rightlySilent] = [0, 0]
  for (const [brief, question, holds, before = null] of answered) {
    const { kind, quotes } = await findPassages({ question: withPreviousQuestion(question, before), documents: documentsOf(brief) })
    const text = quotes[0]?.text ?? ''
    if (kind !== 'silent' && new RegExp(holds).test(text) && !text.includes('?')) first++
  }
  for (const [brief, question] of unanswered)
    if ((await findPassages({ question, documents: documentsOf(brief) })).kind === 'silent') rightlySilent++
  return { first, rightlySilent }
}

test.each([
  ['the first forty', asked, { first: 33, rightlySilent: 8 }],
  ['twenty more', looked, { first: 17, rightlySilent: 5 }],
  ['a second set', second, { first: 32, rightlySilent: 8 }],
  ['half of a third, in the words of clients', third, { first: 11, rightlySilent: 2 }],
  ['its other half, on which nothing was made', untouched, { first: 7, rightlySilent: 3 }],
])('%s are answered and met by silence as often as was measured', async (_, set, least) => {
  const { first, rightlySilent } = await measure(set, ofProject)
  expect(first).toBeGreaterThanOrEqual(least.first)
  expect(rightlySilent).toBeGreaterThanOrEqual(least.rightlySilent)
})

test('among all documents of a client the right one is still found', async () => {
  const { first } = await measure(asked, ofClient)
  expect(first).toBeGreaterThanOrEqual(30)
})
