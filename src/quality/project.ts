import type { Brief } from '#shared/brief.ts'
import type { Content } from '#shared/content/content.ts'
import { type DocumentTypeId, documentTypeIds } from '#shared/document-types.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { buildContent } from '#server/document-types/build-content.ts'
import type { Words } from '#server/document-types/document-type.ts'
import type { Solution } from '#server/solution/solution.ts'

export type MeasuredDocument = { type: DocumentTypeId; content: Content; milliseconds: number }

/** One example with all its documents. */
export type Project = { name: string; brief: Brief; solution: Solution; documents: MeasuredDocument[] }

/** Writes a brief in all types, as the product does without a key; files are not made. */
export async function composeProject(name: string, brief: Brief): Promise<Project> {
  const { signal } = new AbortController()
  const { solution, writer } = await offlineComposer.proposeSolution(brief, { signal })
  const documents: MeasuredDocument[] = []
  for (const type of documentTypeIds) {
    const start = performance.now()
    const ordered = { ...brief, documentType: type }
    const words: Words = {}
    for (const chapter of allDocumentTypes[type].outline)
      words[chapter.id] = (await offlineComposer.writeChapter({ chapter, brief: ordered, solution }, { signal })).paragraphs
    const content = buildContent({ brief: ordered, solution, words, writer })
    documents.push({ type, content, milliseconds: performance.now() - start })
  }
  return { name, brief, solution, documents }
}
