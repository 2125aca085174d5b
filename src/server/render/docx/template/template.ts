import { gunzipSync, gzipSync } from 'node:zlib'
import type { Tree } from '#server/open-xml/tree.ts'

/** Marks the position of the table of contents between the blocks of a template. */
export const contentsMark = 'contents'

/**
 * The parts of an uploaded document that are used in a file, and nothing else of it: no program, no address, no text except the cover's.
 */
export type Template = {
  styles: Tree | null
  numbering: Tree | null
  theme: Tree | null
  fonts: Tree | null
  /** Harmless children of its settings. */
  settings: Tree[]
  /** The blocks before the text, with an element named `contents` for its table of contents. */
  front: Tree[]
  back: Tree[]
  /** Page set-up of the text. A reference's `r:id` is an index into `edges`, that of a picture one into `pictures`. */
  section: Tree | null
  /** Page set-up of the last pages, if the part after the text has pages of its own. */
  finalSection: Tree | null
  /** Page set-up of the contents, if it differs. */
  contentsSection: Tree | null
  /** The heading above its contents. */
  contentsTitle: string | null
  edges: { kind: 'header' | 'footer'; body: Tree[] }[]
  pictures: { extension: string; base64: string }[]
  /** How often its own text used each style. */
  uses: Record<string, number>
  /** The style of its own tables. */
  tableStyle: string | null
}

export const packTemplate = (template: Template): Uint8Array => gzipSync(JSON.stringify(template))
export const unpackTemplate = (bytes: Uint8Array) => JSON.parse(gunzipSync(bytes).toString()) as Template
