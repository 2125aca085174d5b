import { Brief } from '#shared/brief.ts'
import { contentTexts } from '#shared/content/content-texts.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { clientIds } from '#shared/firm.ts'
import { offlineComposer } from '#server/compose/offline/offline-composer.ts'
import { writeContent } from '#server/compose/write-content.ts'
import type { Answer } from './answer.ts'
import type { LabelledBrief } from './labelled-brief.ts'

/** No day that a labelled brief looks forward to lies behind it. */
const today = '2026-11-22'

/** Writes a labelled brief as the product does without a key. */
export async function composeLabelled(brief: LabelledBrief, documentType: DocumentTypeId = 'hld'): Promise<Answer> {
  const { projectName, requirements } = brief
  const asked = Brief.parse({
    documentType,
    client: clientIds[0],
    clientName: 'the client',
    projectName,
    requirements,
  })
  const context = { signal: new AbortController().signal, today }
  const start = performance.now()
  const proposed = await offlineComposer.proposeSolution(asked, context)
  const content = await writeContent({ composer: offlineComposer, brief: asked, proposed }, context)
  const text = contentTexts(content)
    .map((piece) => piece.text)
    .join('\n')
  return { brief, solution: proposed.solution, text, milliseconds: performance.now() - start }
}
