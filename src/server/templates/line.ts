/** A line of a document as a person reads it; a heading has its level. */
export type Line = { text: string; level?: number | undefined }
