import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Brief } from '#shared/brief.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { writeContent } from '#server/compose/write-content.ts'
import type { Quotable } from '#server/documents/passages/answer-from-documents.ts'

/**
 * Questions about documents of a brief: `holds` is a pattern that only a passage which answers it fits, `before` the question
 * that it goes on from.
 */
export type AskedQuestions = {
  answered: [brief: string, question: string, holds: string, before?: string][]
  unanswered: [brief: string, question: string][]
}

const root = join(import.meta.dirname, '../../..')
/** The documents that say the most. */
const documentTypes = ['hld', 'word'] as const

export const readAskedQuestions = (path: string): AskedQuestions =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as AskedQuestions

export const briefsOf = ({ answered, unanswered }: AskedQuestions): string[] => [
  ...new Set([...answered, ...unanswered].map(([brief]) => brief)),
]

/** The documents that the questions are asked of, written anew. */
export async function writeAsked(name: string): Promise<Quotable[]> {
  const { signal } = new AbortController()
  const brief = Brief.parse(JSON.parse(readFileSync(join(root, 'examples', `${name}.json`), 'utf8')))
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
