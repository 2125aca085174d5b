import type { Unread } from '#shared/uploaded-brief.ts'

/** A line of a document as a person reads it; a heading has its level. */
export type Line = { text: string; level?: number | undefined }

/** The text of a file in lines, and what the file shows besides. */
export type ReadText = { lines: Line[]; unread: Unread[] }
