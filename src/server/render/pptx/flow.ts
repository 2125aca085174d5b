import type { Shape } from './slide-writer.ts'

/** An item on a slide, before its vertical position is known. */
export type Placed = {
  height: number
  /** `isBody`: it fills the slide's own text placeholder, which only the first one may. */
  at(top: number, isBody: boolean): Shape
  isWords?: boolean
  /** Points of the type in a table. */
  tableSize?: number
  /** The same item, higher by at most this many points, if there is room to spare. */
  grow?(extra: number): Placed
}

export type Portion = {
  /** Undefined if the room is too low for a sensible beginning; on an empty slide something is always placed. */
  placed: Placed | undefined
  rest?: Flowing | undefined
  /** Places of the document in this portion. */
  places?: readonly string[]
  /** Texts that had to be cut, in full. */
  notes?: readonly string[]
}

/** An item to be placed on slides from the top down, over as many as it needs. */
export type Flowing = {
  /** Points above it, unless it is the first on its slide. */
  gap: number
  take(room: number, isFresh: boolean): Portion
  /** Text for the notes of the slide that it is placed on; it takes no space. */
  notes?: readonly string[]
  /** The next item begins a new slide. */
  breaks?: boolean
}

export const emptyPortion = (): Portion => ({ placed: undefined })
