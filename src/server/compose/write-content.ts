import type { Brief } from '#shared/brief.ts'
import type { Content } from '#shared/content/content.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { buildContent } from '#server/document-types/build-content.ts'
import type { Words } from '#server/document-types/document-type.ts'
import type { ComposeContext, Composer, ProposedSolution } from './composer.ts'

/** Facts → the whole document, chapter after chapter in one go: for briefs that no durable job writes. */
export async function writeContent(
  { composer, brief, proposed }: { composer: Composer; brief: Brief; proposed: ProposedSolution },
  context: ComposeContext,
): Promise<Content> {
  const { solution, writer } = proposed
  const words: Words = {}
  for (const chapter of allDocumentTypes[brief.documentType].chaptersFor(solution))
    words[chapter.id] = (await composer.writeChapter({ chapter, brief, solution }, context)).paragraphs
  return buildContent({ brief, solution, words, writer })
}
