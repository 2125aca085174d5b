import type { DocumentTypeId } from '#shared/document-types.ts'
import type { Format } from '#shared/formats.ts'

/** A file of the registry: an example as a type, in a format. */
export type Pair = { example: string; type: DocumentTypeId; format: Format }

/**
 * A check that did not hold, with where in the file and a sentence that says what is wrong. An entry of the contents whose
 * heading stands on the page before or after is `isNextPage`.
 */
export type Fault = { pair: Pair; check: string; place: string; sentence: string; isNextPage?: true }

export type Finding = Omit<Fault, 'pair' | 'check'>

/** A text short enough for a line of the report. */
export const quoted = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text)
