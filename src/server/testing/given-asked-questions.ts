import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Brief } from '#shared/brief.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { writeContent } from '#server/compose/write-content.ts'
import type { Quotable } from '#server/documents/passages/answer-from-documents.ts'

/**
 * Questions about documents of a brief: `holds` is a pattern that only a passage which answers it fits, `before` the question
 * that it goes on from. `types`: of which documents of a brief it is asked, where not of the two that say the most.
 */
export type AskedQuestions = {
  types?: Record<string, DocumentTypeId[]>
  answered: [brief: string, question: string, holds: string, before?: string][]
  unanswered: [brief: string, question: string][]
}

const root = join(import.meta.dirname, '../../..')
const saysMost: DocumentTypeId[] = ['hld', 'word']

export const readAskedQuestions = (path: string): AskedQuestions =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as AskedQuestions

export const briefsOf = ({ answered, unanswered }: AskedQuestions): string[] => [
  ...new Set([...answered, ...unanswered].map(([brief]) => brief)),
]

/** A brief of the examples, or of the labelled ones, which name no client. */
function readBrief(name: string): Brief {
  const example = join(root, 'examples', `${name}.json`)
  const labelled = join(root, 'src/quality/labelled/briefs', `${name}.json`)
  if (existsSync(example)) return Brief.parse(JSON.parse(readFileSync(example, 'utf8')))
  const { projectName, requirements } = JSON.parse(readFileSync(labelled, 'utf8')) as Pick<Brief, 'projectName' | 'requirements'>
  return Brief.parse({ documentType: 'hld', client: 'aldgate', projectName, requirements })
}

/** The documents that the questions are asked of, written anew. */
export async function writeAsked(name: string, { types = {} }: AskedQuestions): Promise<Quotable[]> {
  const { signal } = new AbortController()
  const brief = readBrief(name)
  const proposed = await offlineComposer.proposeSolution(brief, { signal })
  const documents: Quotable[] = []
  for (const documentType of types[name] ?? saysMost) {
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
