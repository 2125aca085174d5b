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
  /** In the currency of the row. */
  isPrice?: boolean
  /** Removed if it is empty. */
  isOptional?: boolean
  /** Required in the form for a new fact. */
  isAsked?: boolean
  /** In the form for a new fact too, where it may be empty. */
  isOffered?: boolean
  /** The value that none stands for. */
  ifAbsent?: string
  /** Value in a new fact if none is given. */
  initial?: unknown
  /** Together with the other columns marked so it tells the facts of a list apart; without any, the first column does. */
  isKey?: boolean
  /** The list within the fact that it belongs to: each row is one entry of it. */
  partOf?: string
  /** In a fact with parts, one of their names. */
  isPartName?: boolean
  /** Its options are the facts of the same list. */
  isOwnList?: boolean
  /** Not editable, because it is calculated or stated by the client. */
  isFixed?: boolean
}
