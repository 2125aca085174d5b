import type { Brief } from '#shared/brief.ts'
import type { Content } from '#shared/content/content.ts'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { buildContent } from '#server/document-types/build-content.ts'
import { type ComposeContext, type Composer, type ProposedSolution, wordsOf } from './composer.ts'

/** Turns facts into the whole document at once: for briefs that are not written by a durable job. */
export async function writeContent(
  { composer, brief, proposed }: { composer: Composer; brief: Brief; proposed: ProposedSolution },
  context: ComposeContext,
): Promise<Content> {
  const { solution, writer } = proposed
  const chapters = allDocumentTypes[brief.documentType].chaptersFor(solution)
  const words = wordsOf(await composer.writeWords({ chapters, brief, solution }, context))
  return buildContent({ brief, solution, words, writer })
}
