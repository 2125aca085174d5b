import { Suspense } from 'react'
import type { Generated } from '#shared/api/documents-v3.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import type { Hosting } from '#shared/field-terms.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { emptyBrief, type FilledBrief } from './brief-values.ts'
import { typeIdOf } from './labels.ts'
import type { PendingGeneration } from './pending-generation.ts'

const AddDesign = lazyPart(() => import('./read-back/add-design.tsx').then((file) => file.AddDesign))

type Result = Pick<Generated, 'document' | 'design'>
type AddToResultProps = { work: { result: Result; pending: PendingGeneration }; onAdd: (brief: FilledBrief) => void }

/** Offers designs if the new document has none; the next version uses the project's facts and the design. */
export function AddToResult({ work: { result, pending }, onAdd }: AddToResultProps) {
  const { document, design } = result
  const documentType: DocumentTypeId | undefined = typeIdOf(document.type)
  if (design.isDesigned || !documentType) return null
  const add = (id: string, hosting: Hosting) =>
    onAdd({
      ...emptyBrief,
      documentType,
      client: pending.client,
      projectName: document.project,
      outputFormat: document.outputFormat,
      design: { id, hosting, plugs: {} },
    })
  return (
    <Suspense>
      <div className="border-t border-line p-5">
        <AddDesign design={design} onAdd={add} />
      </div>
    </Suspense>
  )
}
