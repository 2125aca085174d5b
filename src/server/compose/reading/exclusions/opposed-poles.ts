import type { Contradiction } from '../reading.ts'

/** Two ways of doing one thing that exclude each other, whatever the trade: each told by its words in any order. */
export type Axis = {
  /** Told in the question, in plain English. */
  how: string
  kind?: Contradiction['kind']
  /** Who denies the one side says the other. */
  one: RegExp
  other: RegExp
  /** The denial of a side says nothing of its opposite: of both, or of the one alone. */
  apart?: true | 'one'
  /** Its words leave no room for the other side by themselves. */
  isFirm?: boolean
  /** Where a statement says so, it takes no side. */
  unless?: RegExp
  /** Of the whole: the two need no word in common. */
  ofWhole?: boolean
}
