import type { LayoutChoice } from '../layout.ts'

type Side = 'solid' | 'words' | 'line'

/** Distances in points. */
export type Distances = {
  /** Across, between the sides of two neighbours. */
  between(far: Side, near: Side): number
  /** Along, from one layer to the next without a bend between them. */
  layers: number
  /** Along, from a layer to the nearest bend, and from bend to bend. */
  bend: number
  bends: number
}

type Air = { boxes: number; line: number; lines: number; layers: number; bend: number; bends: number }
const usual: Air = { boxes: 16, line: 10, lines: 9, layers: 15, bend: 9, bends: 7 }
/** A number is placed on its arrow, so there is no layer of labels between two layers of boxes. */
const numbered: Air = { ...usual, lines: 10, layers: 27, bend: 16 }
/** The smallest distances between lines and boxes. */
const tight: Air = { ...numbered, boxes: 10, line: 8, lines: 8, layers: 20, bend: 11 }
/** Half of the room for a label is on either side of a bend. */
const roomy: Air = { ...usual, boxes: 20, layers: 48, bend: 24 }
/** Points between a label and anything else. */
const words = 6

export function distancesFor({ numbered: numbers, tight: isTight, roomy: isRoomy }: LayoutChoice): Distances {
  const air = isTight ? tight : isRoomy ? roomy : numbers === 'upon' ? numbered : usual
  const { layers, bend, bends } = air
  const between = (far: Side, near: Side) => {
    if (far === 'words' || near === 'words') return words
    return far === 'solid' && near === 'solid' ? air.boxes : far === 'line' && near === 'line' ? air.lines : air.line
  }
  return { between, layers, bend, bends }
}
