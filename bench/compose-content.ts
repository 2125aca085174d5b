import { Brief } from '#shared/brief.ts'
import type { Content } from '#shared/content/content.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { buildContent } from '#server/document-types/build-content.ts'
import type { Words } from '#server/document-types/document-type.ts'

/** A brief → the document that the product writes from it, without a server. */
export async function composeContent(input: unknown): Promise<Content> {
  const brief = Brief.parse(input)
  const context = { signal: new AbortController().signal }
  const { solution } = await offlineComposer.proposeSolution(brief, context)
  const words: Words = {}
  for (const chapter of allDocumentTypes[brief.documentType].outline)
    words[chapter.id] = (await offlineComposer.writeChapter({ chapter, brief, solution }, context)).paragraphs
  return buildContent({ brief, solution, words, writer: offlineComposer.label })
}
