import type { BlockOf, Inline } from '#shared/content/blocks.ts'
import type { Revision } from '#shared/content/revised.ts'
import type { DrawnDiagrams } from '#server/render/diagram/draw-diagrams.ts'
import type { OpenXmlPackage } from '#server/render/open-xml/open-xml-package.ts'
import type { Bookmarks } from './bookmarks.ts'
import type { Look } from './look.ts'
import type { Lists } from './numbering.ts'
import type { RevisionMark } from './revise.ts'

export const documentPath = 'word/document.xml'

/** A numbered caption, for the list of figures. */
export type Captioned = { number: number; text: string; bookmark: string }

/** State that the block handlers share while one document is written. */
export type Writer = {
  file: OpenXmlPackage
  language: string
  look: Look
  bookmarks: Bookmarks
  lists: Lists
  /** The next number of a table or a figure. */
  count(kind: 'Table' | 'Figure'): number
  /** Figures with their captions, in order. */
  figures: Captioned[]
  /** The next number of a picture or chart, unique in the file. */
  nextDrawing(): number
  /** Set if two versions are shown in one document. */
  revision?: {
    stamp: RevisionMark
    /** The ids that were printed after a text in the earlier version. */
    citesBefore(inline: Inline): string[]
    /** For a block that was added or removed: tables and figures of each version are counted separately. */
    writerOf(revision: Revision): Writer
  }
  tables: ReadonlyMap<string, BlockOf<'table'>>
  diagrams: DrawnDiagrams
}
