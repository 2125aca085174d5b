import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { Brief } from '#shared/brief.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { writeContent } from '#server/compose/write-content.ts'
import { findPassages, type Quotable } from './answer-from-documents.ts'

type Questions = { answered: [example: string, question: string, holds: string][]; unanswered: [example: string, question: string][] }
const questions = JSON.parse(readFileSync(join(import.meta.dirname, 'asked-questions.json'), 'utf8')) as Questions
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
      ...{ versionId: `${example} ${documentType}`, names: brief.projectName },
      ...{ content: JSON.stringify(content), solution: JSON.stringify(solution) },
    })
  }
  return documents
}

beforeAll(async () => {
  const asked = [...questions.answered, ...questions.unanswered].map(([example]) => example)
  for (const example of new Set(asked)) written.set(example, await writeExample(example))
})

/** The place of the first passage that holds the answer; nothing where none does, or where nothing was said to answer. */
function placeOf(documents: Quotable[], question: string, holds: string) {
  const { kind, quotes } = findPassages({ question, documents })
  const at = quotes.findIndex(({ text }) => new RegExp(holds).test(text))
  return { kind, at, quotes }
}
/** All documents of the same client: as many projects to mistake one for another. */
const ofClient = (example: string) => [...written].flatMap(([name, documents]) => (name.split('-')[0] === example.split('-')[0] ? documents : []))

const share = (count: number, of: number) => `${count} of ${of}`
test('questions about one project are answered by the right passage first, and those that nothing answers are not', () => {
  const told: string[] = []
  const answers = questions.answered.map(([example, question, holds]) => {
    const { kind, at, quotes } = placeOf(written.get(example)!, question, holds)
    if (at !== 0 || kind === 'silent') told.push(`${kind} ${at}: ${question} → ${quotes[0]?.text.slice(0, 90) ?? ''}`)
    return { isFirst: at === 0 && kind === 'passages', isTold: at >= 0 && kind === 'passages', isSilent: kind === 'silent' }
  })
  const silent = questions.unanswered.filter(([example, question]) => {
    const { kind, quotes } = findPassages({ question, documents: written.get(example)! })
    if (kind !== 'silent') told.push(`answered: ${question} → ${quotes[0]?.text.slice(0, 90) ?? ''}`)
    return kind === 'silent'
  })
  const figures = {
    first: answers.filter(({ isFirst }) => isFirst).length,
    told: answers.filter(({ isTold }) => isTold).length,
    silentOnAnswered: answers.filter(({ isSilent }) => isSilent).length,
    silentOnUnanswered: silent.length,
  }
  console.log(JSON.stringify(figures), `\n${told.join('\n')}`)
  expect(share(figures.first, answers.length)).toBe('x')
})
