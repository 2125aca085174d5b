import type { Options } from './option.ts'

/** One column of a table of facts, with the kind of editor for its cells. */
export type Column = {
  field: string
  label: string
  /** `lines`: one entry for each line. */
  kind: 'line' | 'text' | 'lines' | 'number' | 'currency' | 'day' | 'yes-no' | 'one-of' | 'some-of'
  /** For `one-of` and `some-of`. */
  options?: Options
  /** For numbers. */
  least?: number
  isWhole?: boolean
  /** Removed if it is empty. */
  isOptional?: boolean
  /** Required in the form for a new fact. */
  isAsked?: boolean
  /** Value in a new fact if the form does not ask for it. */
  initial?: unknown
  /** Not editable, because it is calculated or stated by the client. */
  isFixed?: boolean
}
