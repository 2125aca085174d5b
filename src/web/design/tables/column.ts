import type { Options } from './option.ts'

/** One column of a table of facts, and with what its cells are edited. */
export type Column = {
  field: string
  label: string
  /** `lines`: one entry a line. */
  kind: 'line' | 'text' | 'lines' | 'number' | 'currency' | 'day' | 'yes-no' | 'one-of' | 'some-of'
  /** For `one-of` and `some-of`. */
  options?: Options
  /** Of a number. */
  least?: number
  isWhole?: boolean
  /** Taken away where it is empty. */
  isOptional?: boolean
  /** Asked for when a fact is added. */
  isAsked?: boolean
  /** What it has when a fact is added and it is not asked for. */
  initial?: unknown
  /** Calculated, or the client's: not edited. */
  isFixed?: boolean
}
