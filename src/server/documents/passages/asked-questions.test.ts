import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { writeContent } from '#server/compose/write-content.ts'
import { findPassages, type Quotable } from './answer-from-documents.ts'

type Questions = {
  answered: [example: string, question: string, holds: string][]
  unanswered: [example: string, question: string][]
}
const readQuestions = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Questions
/** The rules were made on these; what they miss may be looked at. */
const [asked, looked] = [readQuestions('asked-questions.json'), readQuestions('looked-at-questions.json')]
/** Asked before the rules were changed, and of it only the figures are looked at. */
const second = readQuestions('second-questions.json')
const examplesOf = ({ answered, unanswered }: Questions) => [...answered, ...unanswered].map(([example]) => example)
const examples = join(import.meta.dirname, '../../../../examples')
/** What is asked of: the two documents of a project that say the most. */
const types: DocumentTypeId[] = ['hld', 'word']

const written = new Map<string, Quotable[]>()

async function writeExample(example: string): Promise<Quotable[]> {
  const { signal } = new AbortController()
  const brief = Brief.parse(JSON.parse(readFileSync(join(examples, `${example}.json`), 'utf8')))
  const proposed = await offlineComposer.proposeSolution(brief, { signal })
  const documents: Quotable[] = []
  for (const documentType of types) {
    const content = await writeContent({ composer: offlineComposer, brief: { ...brief, documentType }, proposed }, { signal })
    const { solution } = proposed
    documents.push({
      versionId: `${example} ${documentType}`,
      names: brief.projectName,
      content: JSON.stringify(content),
      solution: JSON.stringify(solution),
    })
  }
  return documents
}

beforeAll(async () => {
  for (const example of new Set([asked, looked, second].flatMap(examplesOf))) written.set(example, await writeExample(example))
})

/** All documents of the same client: as many projects to mistake one for another. */
const ofClient = (example: string) =>
  [...written].filter(([name]) => name.split('-')[0] === example.split('-')[0]).flatMap(([, documents]) => documents)
const ofProject = (example: string) => written.get(example)!

/** How many questions were answered by the right passage first, by one of five, and not at all; and of how many silence was right. */
function measure({ answered, unanswered }: Questions, documentsOf: (example: string) => Quotable[]) {
  const figures = { first: 0, among: 0, silent: 0, rightlySilent: 0 }
  for (const [example, question, holds] of answered) {
    const { kind, quotes } = findPassages({ question, documents: documentsOf(example) })
    const at = quotes.findIndex(({ text }) => new RegExp(holds).test(text))
    figures.silent += Number(kind === 'silent')
    figures.first += Number(kind !== 'silent' && at === 0)
    figures.among += Number(kind !== 'silent' && at >= 0)
  }
  for (const [example, question] of unanswered)
    figures.rightlySilent += Number(findPassages({ question, documents: documentsOf(example) }).kind === 'silent')
  return figures
}

test('of forty questions about a project nine in ten are answered by the right passage first, and of ten without an answer eight are not', () => {
  const { first, among, silent, rightlySilent } = measure(asked, ofProject)
  expect(first).toBeGreaterThanOrEqual(37)
  expect(among).toBeGreaterThanOrEqual(37)
  expect(silent).toBeLessThanOrEqual(1)
  expect(rightlySilent).toBeGreaterThanOrEqual(8)
})

test('so are twenty more, which were looked at once the second set was written', () => {
  const { first, rightlySilent } = measure(looked, ofProject)
  expect(first).toBeGreaterThanOrEqual(15)
  expect(rightlySilent).toBeGreaterThanOrEqual(4)
})

test('questions that no rule was made on are answered less often, and by no fewer than were measured', () => {
  const { first, rightlySilent } = measure(second, ofProject)
  expect(first).toBeGreaterThanOrEqual(27)
  expect(rightlySilent).toBeGreaterThanOrEqual(7)
})

test('among all documents of a client the right one is still found', () => {
  expect(measure(asked, ofClient).first).toBeGreaterThanOrEqual(33)
})
