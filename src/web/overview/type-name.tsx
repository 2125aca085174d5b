import type { DocumentTypeId } from '#shared/document-types.ts'
import { typeName } from '#words/document-types.ts'

/** The type of a document, beside its title. */
export const TypeName = ({ type }: { type: DocumentTypeId }) => (
  <span className="text-sm font-normal text-ink-3">{typeName(type)}</span>
)
