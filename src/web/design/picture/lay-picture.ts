import type { DesignBox, DesignFacts } from '#shared/api/design.ts'
import { type Component, isBuilt } from '../editing.ts'
import { isDense, pairOf } from './draw-connections.ts'
import { around, bottomOf, grow, meets, type Rect } from './rect.ts'

/** Minimum size of a component in CSS pixels: enough for its name, product and kind. */
export const least = { width: 148, height: 72 }
/** CSS pixels for each point: at least `usual`; `most` prevents two boxes that nearly touch from driving all others apart. */
const usual = 1.5
const most = 4

/** Minimum space between two boxes, in CSS pixels. */
type Room = { across: number; down: number }

type Sized = DesignBox & { middle: { x: number; y: number }; size: { width: number; height: number } }

/** Scales the boxes so that their text is readable, with about the requested space between them, in the same arrangement. */
function scaleBoxes(boxes: DesignBox[], roomBetween: (one: string, other: string) => Room): Map<string, Rect> {
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

const size = { width: 180, height: 88 }
/** Between two new components there is room for the label of a connection; above them also for the frame's name. */
const gap = { across: 72, above: 72 }
const fewestColumns = 4

/** Returns the number of components side by side in a diagram of this width. */
const columnsFor = (width: number) => Math.max(fewestColumns, Math.floor((width + gap.across) / (size.width + gap.across)))

/** Returns places for a number of components, in rows below `start`. */
function rowsBelow(start: Pick<Rect, 'x' | 'y'>, count: number, columns: number): Rect[] {
  return Array.from({ length: count }, (_, index) => ({
    x: start.x + (index % columns) * (size.width + gap.across),
    y: start.y + gap.above + Math.floor(index / columns) * (size.height + gap.above),
    ...size,
  }))
}

/** Distance between the frame and its components; its name is at the top. */
const frameRoom = { side: 24, top: 44 }
/** Components with centres this close in height count as one row in the tab order. */
const rowHeight = 48

export type Placed = { component: Component; rect: Rect }
export type Frame = { id: string; name: string; rect: Rect }
/** `placed` is in reading order: row by row from the left. `groups`: the named groups of components, within the frame or outside. */
export type LaidPicture = { placed: Placed[]; frame: Frame | undefined; groups: Frame[] }

type Drawable = Pick<DesignFacts, 'elements' | 'relations' | 'system'>

/** Returns the position of each component in CSS pixels, and the frame around the built ones. */
export function layPicture(facts: Drawable, boxes: DesignBox[]): LaidPicture {
  const { elements, system } = facts
  const shown = elements.filter(({ kind }) => kind !== 'system')
  const whole = elements.find(({ kind }) => kind === 'system')
  const drawn = boxes.filter(({ id }) => shown.some((component) => component.id === id))
  const rects = scaleBoxes(drawn, roomsOf(facts))
  const known = shown.flatMap((component) => {
    const rect = rects.get(component.id)
    return rect ? [{ component, rect }] : []
  })
  const placed = placeNewcomers(
    known,
    shown.filter(({ id }) => !rects.has(id)),
  )
  const rect = frameRound(placed)
  return {
    placed: placed.toSorted(byReading),
    frame: rect && { id: whole?.id ?? 'system', name: system, rect },
    groups: groupsOf(placed).filter(
      (group) => !placed.some((one) => keyOf(one.component) !== group.id && meets(one.rect, group.rect)),
    ),
  }
}

/** What is built and what is around it may have groups of the same name. */
const keyOf = (component: Component) => component.group && `group ${isBuilt(component) ? 'within' : 'around'} ${component.group}`

function groupsOf(placed: Placed[]): Frame[] {
  const keys = new Map(placed.flatMap(({ component }) => (component.group ? [[keyOf(component)!, component.group]] : [])))
  return [...keys].map(([id, name]) => {
    const rects = placed.filter(({ component }) => keyOf(component) === id).map(({ rect }) => rect)
    return { id, name, rect: grow(around(rects), frameRoom) }
  })
}

function byReading({ rect: left }: Placed, { rect: right }: Placed): number {
  const row = ({ y, height }: Rect) => Math.round((y + height / 2) / rowHeight)
  return row(left) - row(right) || left.x - right.x
}

/** Space between two boxes; connected ones need room for the line and its label, and the frame may run between them. */
const rooms = { plain: { across: 28, down: 28 }, line: { across: 48, down: 40 }, label: { across: 124, down: 64 } }

function roomsOf({ elements, relations }: Drawable): (one: string, other: string) => Room {
  const connected = new Set(relations.map(({ from, to }) => pairOf(from, to)))
  /** The frames that a component is in. */
  const frames = new Map(elements.map((one) => [one.id, [isBuilt(one) && 'system', keyOf(one)].filter(Boolean)]))
  const between = isDense(relations) ? rooms.line : rooms.label
  return (one, other) => {
    const room = connected.has(pairOf(one, other)) ? between : rooms.plain
    const [of, ofOther] = [frames.get(one) ?? [], frames.get(other) ?? []]
    const crossed = of.filter((frame) => !ofOther.includes(frame)).length + ofOther.filter((frame) => !of.includes(frame)).length
    return { across: room.across + crossed * frameRoom.side, down: room.down + crossed * frameRoom.top }
  }
}

const frameRound = (placed: Placed[]): Rect | undefined => {
  const built = placed.filter(({ component }) => isBuilt(component))
  const rects = [...built, ...groupsOf(built)].map(({ rect }) => rect)
  return rects.length === 0 ? undefined : grow(around(rects), frameRoom)
}

/** New built components go below the frame, unless it would then enclose something external; all others go below the whole diagram. */
function placeNewcomers(known: Placed[], newcomers: Component[]): Placed[] {
  const built = newcomers.filter(isBuilt)
  const people = newcomers.filter(({ kind }) => kind === 'person')
  const systems = newcomers.filter(({ kind }) => kind === 'external-system')
  if (known.length > 0) return below(placeBuilt(known, built), [...people, ...systems])
  return [people, built, systems].reduce((placed, group) => below(placed, group), known)
}

function placeBuilt(known: Placed[], built: Component[]): Placed[] {
  const inside = known.filter(({ component }) => isBuilt(component))
  if (inside.length === 0 || built.length === 0) return below(known, built)
  const grown = below(inside, built)
  const outside = known.filter(({ component }) => !isBuilt(component))
  const [before, after] = [frameRound(inside)!, frameRound(grown)!]
  const takesIn = outside.some(({ rect }) => meets(rect, after) && !meets(rect, before))
  if (takesIn) return below(known, built, inside)
  return [...outside, ...grown]
}

/** Adds new components in rows below all placed ones and the frame; the rows are as wide as the components in `under`. */
function below(placed: Placed[], newcomers: Component[], under = placed): Placed[] {
  if (newcomers.length === 0) return placed
  const frame = frameRound(placed)
  const bottom = bottomOf([...placed.map(({ rect }) => rect), ...(frame ? [frame] : [])])
  const { x, width } = under.length === 0 ? { x: 0, width: 0 } : around(under.map(({ rect }) => rect))
  const rects = rowsBelow({ x, y: placed.length === 0 ? 0 : bottom }, newcomers.length, columnsFor(width))
  return [...placed, ...newcomers.map((component, index) => ({ component, rect: rects[index]! }))]
}
