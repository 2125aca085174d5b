/** A cell as stored in a file; a text that looks like a number is only text. */
export type ReadCell = { text: string; number?: number; day?: string; formula?: string; isError?: boolean }
export type ReadTable = { kind: 'table'; heads: string[]; rows: ReadCell[][] }

/** A piece of a file in reading order, for any format. */
export type Piece =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'words'; text: string }
  | { kind: 'item'; level: number; ordered: boolean; text: string }
  | ReadTable
  /** `words`: the words written on it, if they can be read. */
  | { kind: 'picture'; alt: string; words?: string[] }
  | { kind: 'sheet'; name: string }

/** The content that an independent reader finds in a file. */
export type FileReading = {
  title: string
  language: string
  /** The file's own properties, if its cover has no room for all facts. */
  properties?: string[]
  pieces: Piece[]
  /** External addresses. */
  links: string[]
  /** The lines of a table of contents with page numbers. */
  contents: { text: string; page: number }[]
  notes: string[]
  /** Faults that the reader itself detects. */
  faults: string[]
  /** Number of slides, or of printable sheets. */
  parts: number
}

/** Text without characters that layout adds or removes: white space, break marks, soft hyphens. */
export const bare = (text: string) => text.replaceAll(/[\s\u200B\u00AD\u2060\uFEFF]/g, '')
