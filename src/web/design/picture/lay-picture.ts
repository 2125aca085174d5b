import type { DesignFacts } from '#shared/api/design.ts'
import { type Component, type DesignEditing, isBuilt } from '../editing.ts'
import { around, bottomOf, grow, meets, type Point, type Rect } from './rect.ts'

/** CSS pixels for each point: the small type of the diagram becomes that of the page. */
const scale = 12 / 7.8

const scaled = ({ x, y, width, height }: Rect): Rect => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
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
/** The path of a connection in the document's diagram, and the place of its label. */
export type LaidLine = { from: string; to: string; points: Point[]; label: Rect | undefined }
/** `placed` is in reading order: row by row from the left. `groups`: the named groups of components, within the frame or outside. */
export type LaidPicture = { placed: Placed[]; frame: Frame | undefined; groups: Frame[]; lines: ReadonlyMap<string, LaidLine> }

type Drawable = Pick<DesignFacts, 'elements' | 'system'>
/** Places in the document's diagram, in points; a new component, frame or connection may be missing. */
export type Drawing = Pick<DesignEditing, 'boxes' | 'frames' | 'lines'>

/** Returns the position of each component in CSS pixels, the frames around them and the paths of connections. */
export function layPicture({ elements, system }: Drawable, { boxes, frames, lines }: Drawing): LaidPicture {
  const shown = elements.filter(({ kind }) => kind !== 'system')
  const whole = elements.find(({ kind }) => kind === 'system')
  const rects = new Map(boxes.map((box) => [box.id, scaled(box)]))
  const known = shown.flatMap((component) => {
    const rect = rects.get(component.id)
    return rect ? [{ component, rect }] : []
  })
  const newcomers = shown.filter(({ id }) => !rects.has(id))
  const placed = placeNewcomers(known, newcomers)
  const laid = new Map(frames.map((frame) => [frame.id, scaled(frame)]))
  const id = whole?.id ?? 'system'
  const given = newcomers.some(isBuilt) ? undefined : laid.get(id)
  const rect = placed.some(({ component }) => isBuilt(component)) ? (given ?? frameRound(placed)) : undefined
  return {
    placed: placed.toSorted(byReading),
    frame: rect && { id, name: system, rect },
    groups: groupsOf(placed, newcomers.length === 0 ? laid : new Map()).filter(
      (group) => !placed.some((one) => keyOf(one.component) !== group.id && meets(one.rect, group.rect)),
    ),
    lines: new Map(
      lines.map(({ id: line, from, to, points, label }) => [
        line,
        { from, to, points: points.map(({ x, y }) => ({ x: x * scale, y: y * scale })), label: label && scaled(label) },
      ]),
    ),
  }
}

/** What is built and what is around it may have groups of the same name. */
const keyOf = (component: Component) => component.group && `${isBuilt(component) ? 'within' : 'around'} ${component.group}`

function groupsOf(placed: Placed[], laid: ReadonlyMap<string, Rect> = new Map()): Frame[] {
  const keys = new Map(placed.flatMap(({ component }) => (component.group ? [[keyOf(component)!, component.group]] : [])))
  return [...keys].map(([id, name]) => {
    const rects = placed.filter(({ component }) => keyOf(component) === id).map(({ rect }) => rect)
    return { id, name, rect: laid.get(id) ?? grow(around(rects), frameRoom) }
  })
}

function byReading({ rect: left }: Placed, { rect: right }: Placed): number {
  const row = ({ y, height }: Rect) => Math.round((y + height / 2) / rowHeight)
  return row(left) - row(right) || left.x - right.x
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
