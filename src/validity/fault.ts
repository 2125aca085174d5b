import type { DocumentTypeId } from '#shared/document-types.ts'
import type { Format } from '#shared/formats.ts'

/** A file of the registry: an example as a document type, in a format. */
export type Pair = { example: string; type: DocumentTypeId; format: Format }

/**
 * A failed check, with the place in the file and a sentence about the fault. `isNextPage`: an entry of the table of contents whose heading
 * is on the page before or after.
 */
export type Fault = { pair: Pair; check: string; place: string; sentence: string; isNextPage?: true }

export type Finding = Omit<Fault, 'pair' | 'check'>

/** A text short enough for a line of the report. */
export const quoted = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text)
