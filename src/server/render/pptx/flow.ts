import type { Shape } from './slide-writer.ts'

/** What stands on a slide, once it is known how high up. */
export type Placed = {
  height: number
  /** `isBody`: it fills the slide's own place for words, the first time. */
  at(top: number, isBody: boolean): Shape
  isWords?: boolean
  /** Points of the type in a table. */
  tableSize?: number
  /** The same, higher by no more than so many points, where nothing else needs them. */
  grow?(extra: number): Placed
}

export type Portion = {
  /** Nothing where the room is too low for a sensible beginning; on a fresh slide there is always something. */
  placed: Placed | undefined
  rest?: Flowing | undefined
  /** Places of the document that stand in this portion. */
  places?: readonly string[]
  /** What had to be cut short, in full. */
  notes?: readonly string[]
}

/** Something to be set on slides from the top down, over as many as it needs. */
export type Flowing = {
  /** Points above it, unless it is the first on its slide. */
  gap: number
  take(room: number, isFresh: boolean): Portion
  /** Goes to the notes of the slide on which it comes, and takes no room. */
  notes?: readonly string[]
  /** What follows begins a slide. */
  breaks?: boolean
}

export const emptyPortion = (): Portion => ({ placed: undefined })
