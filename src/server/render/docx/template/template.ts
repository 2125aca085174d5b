import { gunzipSync, gzipSync } from 'node:zlib'
import type { Tree } from './tree.ts'

/** Stands between the blocks of a template where its table of contents was. */
export const contentsMark = 'contents'

/** What an uploaded document lends to a file, and nothing else of it: no program, no address, no text but the cover's. */
export type Template = {
  styles: Tree | null
  numbering: Tree | null
  theme: Tree | null
  fonts: Tree | null
  /** Harmless children of its settings. */
  settings: Tree[]
  /** What stands before the text, with an element of the name `contents` for its table of contents. */
  front: Tree[]
  back: Tree[]
  /** Page set-up of the text. A reference's `r:id` is an index into `edges`, that of a picture one into `pictures`. */
  section: Tree | null
  /** Page set-up of the last pages, where what follows the text has pages of its own. */
  finalSection: Tree | null
  /** Page set-up of the contents, where it is another. */
  contentsSection: Tree | null
  /** What stands above its contents. */
  contentsTitle: string | null
  edges: { kind: 'header' | 'footer'; body: Tree[] }[]
  pictures: { extension: string; base64: string }[]
  /** How often its own text used each style. */
  uses: Record<string, number>
  /** The style that its own tables have. */
  tableStyle: string | null
}

export const packTemplate = (template: Template): Uint8Array => gzipSync(JSON.stringify(template))
export const unpackTemplate = (bytes: Uint8Array) => JSON.parse(gunzipSync(bytes).toString()) as Template
