import type { DesignBox } from '#shared/api/design.ts'
import type { Rect } from './rect.ts'

/** Minimum size of a component in CSS pixels: enough for its name, product and kind. */
export const least = { width: 148, height: 72 }
/** CSS pixels for each point: at least `usual`; `most` prevents two boxes that nearly touch from driving all others apart. */
const usual = 1.5
const most = 4

/** Minimum space between two boxes, in CSS pixels. */
export type Room = { across: number; down: number }

type Sized = DesignBox & { middle: { x: number; y: number }; size: { width: number; height: number } }

/** Scales the boxes so that their text is readable, with about the requested space between them, in the same arrangement. */
export function scaleBoxes(boxes: DesignBox[], roomBetween: (one: string, other: string) => Room): Map<string, Rect> {
  const sized = boxes.map(sizeBox)
  const { across, down } = scaleFor(sized, roomBetween)
  return new Map(
    sized.map(({ id, middle, size }) => {
      const x = middle.x * across - size.width / 2
      const y = middle.y * down - size.height / 2
      return [id, { x, y, ...size }]
    }),
  )
}

function sizeBox(box: DesignBox): Sized {
  const { x, y, width, height } = box
  return {
    ...box,
    middle: { x: x + width / 2, y: y + height / 2 },
    size: { width: Math.max(least.width, width * usual), height: Math.max(least.height, height * usual) },
  }
}

function scaleFor(sized: Sized[], roomBetween: (one: string, other: string) => Room): Room {
  const scale = { across: usual, down: usual }
  const pairs = sized.flatMap((one, index) => sized.slice(index + 1).map((other) => ({ one, other })))
  const aslant: Room[] = []
  for (const { one, other } of pairs) {
    const needed = scaleBetween(one, other, roomBetween(one.id, other.id))
    const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x
    const isBelow = one.y + one.height <= other.y || other.y + other.height <= one.y
    if (isBeside && isBelow) aslant.push(needed)
    else if (isBeside) scale.across = Math.max(scale.across, needed.across)
    else if (isBelow) scale.down = Math.max(scale.down, needed.down)
  }
  // Two boxes that are diagonal to each other need space in one direction only.
  for (const needed of aslant) if (needed.across > scale.across && needed.down > scale.down) scale.down = needed.down
  return { across: Math.min(most, scale.across), down: Math.min(most, scale.down) }
}

const scaleBetween = (one: Sized, other: Sized, room: Room): Room => ({
  across: ((one.size.width + other.size.width) / 2 + room.across) / Math.abs(one.middle.x - other.middle.x),
  down: ((one.size.height + other.size.height) / 2 + room.down) / Math.abs(one.middle.y - other.middle.y),
})
