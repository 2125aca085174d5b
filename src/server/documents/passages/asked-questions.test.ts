import { beforeAll, expect, test } from 'vitest'
import {
  type AskedQuestions,
  briefsOf,
  factBriefsOf,
  readAskedQuestions,
  writeAsked,
} from '#server/testing/given-asked-questions.ts'
import { findPassages, type Quotable, stateFacts } from './answer-from-documents.ts'
import { withPreviousQuestion } from './question-words.ts'
import { readFactQuestion } from './read-fact-question.ts'

const asked = readAskedQuestions('src/server/documents/passages/asked-questions.json')

const written = new Map<string, Quotable[]>()

beforeAll(async () => {
  for (const brief of new Set([...briefsOf(asked), ...factBriefsOf(asked)])) written.set(brief, await writeAsked(brief))
})

/** All documents of the same client, so that there are several projects to confuse. */
const ofClient = (example: string) =>
  [...written]
    .filter(([name]) => briefsOf(asked).includes(name) && name.split('-')[0] === example.split('-')[0])
    .flatMap(([, documents]) => documents)
const ofProject = (example: string) => written.get(example)!

/** Counts the questions whose first passage was right or wrong, and those that were rightly left unanswered. */
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

/** Returns the answer from a fact of the first document; undefined if no fact answers. */
function factOf(brief: string, question: string): string | undefined {
  const [first] = ofProject(brief)
  const read = readFactQuestion(question, [first!.names, brief.split('-')[0]!])
  if (!read) return undefined
  const { sentences, quotes, kind } = stateFacts({ asked: read, documents: [{ ...first!, called: 'Project' }] })
  if (kind === 'silent') return undefined
  expect(quotes.length).toBeGreaterThan(0)
  return sentences[0]!.text
}

test.each(asked.facts)('%s: “%s” is answered by a fact', (brief, question, holds) => {
  expect(factOf(brief, question)).toMatch(new RegExp(holds))
})

test.each(asked.notFacts)('%s: “%s” is not answered by a fact', (brief, question) => {
  expect(factOf(brief, question)).toBeUndefined()
})
