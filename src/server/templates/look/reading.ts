import type { Archive } from '../open-xml-archive.ts'
import type { Relationship } from './package-parts.ts'
import type { Pictures } from './read-pictures.ts'
import type { Warnings } from './warnings.ts'

export type LookReading = {
  archive: Archive
  /** The path of the main part. */
  main: string
  relationships: Map<string, Relationship>
  warnings: Warnings
  pictures: Pictures
  progress: () => void
}
