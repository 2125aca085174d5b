import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Brief } from '#shared/brief.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { writeContent } from '#server/compose/write-content.ts'
import { referenceDesigns } from '#server/references/read-designs.ts'
import type { Quotable } from '#server/documents/passages/answer-from-documents.ts'

/**
 * Questions about documents of a brief: `holds` is a pattern that matches only a passage with the answer, `before` the previous question.
 */
export type AskedQuestions = {
  answered: [brief: string, question: string, holds: string, before?: string][]
  unanswered: [brief: string, question: string][]
  /** Answered by one fact: `holds` is a pattern of the sentence. A brief may name a reference design after a plus: `name+design`. */
  facts: [brief: string, question: string, holds: string][]
  /** Not answered by a fact. */
  notFacts: [brief: string, question: string][]
}

const root = join(import.meta.dirname, '../../..')
/** The document types with the most content. */
const documentTypes = ['hld', 'word'] as const

export const readAskedQuestions = (path: string): AskedQuestions =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as AskedQuestions

const namesOf = (asked: [brief: string, ...more: unknown[]][]) => [...new Set(asked.map(([brief]) => brief))]
export const briefsOf = ({ answered, unanswered }: AskedQuestions): string[] => namesOf([...answered, ...unanswered])
export const factBriefsOf = ({ facts, notFacts }: AskedQuestions): string[] => namesOf([...facts, ...notFacts])

/** Composes the documents that the questions are about. */
export async function writeAsked(name: string): Promise<Quotable[]> {
  const { signal } = new AbortController()
  const [example, id] = name.split('+')
  const read = Brief.parse(JSON.parse(readFileSync(join(root, 'examples', `${example}.json`), 'utf8')))
  const design = id === undefined ? undefined : referenceDesigns().get(id)
  const brief: Brief = id && design ? { ...read, design: { id, by: 'Ada', hosting: 'azure', plugs: {}, design } } : read
  const proposed = await offlineComposer.proposeSolution(brief, { signal })
  const documents: Quotable[] = []
  for (const documentType of documentTypes) {
    const content = await writeContent({ composer: offlineComposer, brief: { ...brief, documentType }, proposed }, { signal })
    documents.push({
      versionId: `${name} ${documentType}`,
      names: brief.projectName,
      content: JSON.stringify(content),
      solution: JSON.stringify(proposed.solution),
    })
  }
  return documents
}
