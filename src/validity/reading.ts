/** A cell as a file holds it; a text that shows a number is only text. */
export type ReadCell = { text: string; number?: number; day?: string; formula?: string; isError?: boolean }
export type ReadTable = { kind: 'table'; heads: string[]; rows: ReadCell[][] }

/** A piece of a file in reading order, whatever its format. */
export type Piece =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'words'; text: string }
  | { kind: 'item'; level: number; ordered: boolean; text: string }
  | ReadTable
  /** `words` are those written on it, where they can be read. */
  | { kind: 'picture'; alt: string; words?: string[] }
  | { kind: 'sheet'; name: string }

/** What an independent reader finds in a file. */
export type Reading = {
  title: string
  language: string
  /** What stands in the file's own properties, where its cover has not room for all facts. */
  properties?: string[]
  pieces: Piece[]
  /** Addresses outside the file. */
  links: string[]
  /** The lines of a table of contents that names pages. */
  contents: { text: string; page: number }[]
  notes: string[]
  /** What the reader itself takes for a mistake. */
  faults: string[]
  /** Slides, or sheets that can be printed. */
  parts: number
}

/** Text without what layout adds or takes: white space, break marks, soft hyphens. */
export const bare = (text: string) => text.replaceAll(/[\s\u200B\u00AD\u2060\uFEFF]/g, '')
