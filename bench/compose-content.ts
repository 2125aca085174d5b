import { Brief } from '#shared/brief.ts'
import type { Content } from '#shared/content/content.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { writeContent } from '#server/compose/write-content.ts'

/** Composes the document of a brief, without a server. */
export async function composeContent(input: unknown): Promise<Content> {
  const brief = Brief.parse(input)
  const context = { signal: new AbortController().signal }
  const proposed = await offlineComposer.proposeSolution(brief, context)
  return writeContent({ composer: offlineComposer, brief, proposed }, context)
}
