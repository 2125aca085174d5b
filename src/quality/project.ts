import type { Brief } from '#shared/brief.ts'
import type { Content } from '#shared/content/content.ts'
import { type DocumentTypeId, documentTypeIds } from '#shared/document-types.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { writeContent } from '#server/compose/write-content.ts'
import type { Solution } from '#server/solution/solution.ts'

export type MeasuredDocument = { type: DocumentTypeId; content: Content; milliseconds: number }

/** One example with all its documents. */
export type Project = { name: string; brief: Brief; solution: Solution; documents: MeasuredDocument[] }

/** Writes a brief in all types, as the product does without a key; files are not made. */
export async function composeProject(name: string, brief: Brief): Promise<Project> {
  const { signal } = new AbortController()
  const proposed = await offlineComposer.proposeSolution(brief, { signal })
  const documents: MeasuredDocument[] = []
  for (const type of documentTypeIds) {
    const start = performance.now()
    const ordered = { ...brief, documentType: type }
    const content = await writeContent({ composer: offlineComposer, brief: ordered, proposed }, { signal })
    documents.push({ type, content, milliseconds: performance.now() - start })
  }
  return { name, brief, solution: proposed.solution, documents }
}
