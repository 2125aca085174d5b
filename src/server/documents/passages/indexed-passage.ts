import type { Passage } from './read-passages.ts'

/** `rows`: where the vectors of its words lie, and of the words around it. */
export type Indexed<Of extends Passage> = {
  passage: Of
  counts: Map<string, number>
  rows: Int32Array
  rowsAround: Int32Array
  length: number
}
