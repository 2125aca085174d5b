import type { Archive } from '../open-xml-archive.ts'
import type { Relationship } from './package-parts.ts'
import type { Pictures } from './read-pictures.ts'
import type { Remarks } from './remarks.ts'

export type Reading = {
  archive: Archive
  /** The path of the main part. */
  main: string
  relationships: Map<string, Relationship>
  remarks: Remarks
  pictures: Pictures
  progress: () => void
}
