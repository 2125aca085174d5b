import { groupPadding } from '../diagram-groups.ts'
import type { LayoutChoice } from '../layout.ts'
import { shapeInsets } from '../node-shape.ts'
import type { Sized } from '../size-parts.ts'
import { layBoxes, setFrameLayers, type Layering } from './lay-boxes.ts'
import { framesIn, isFrame, newItem, type Ends, type Frame, type Item, type LayeredGraph, type Route } from './layered-graph.ts'
import { endInside } from './end-inside.ts'
import { routeArrows } from './route-arrows.ts'
import { loopRoom, type Loops } from './self-loops.ts'

/** Points from a corner of a box to the nearest arrow, and to either side of the top of a person's head. */
const corner = 6
const head = 4
/** Points between the edge of the picture and the drawing. */
const margin = 6
const titleGap = 6

/** Boxes with a layer each, in their frames, and arrows that go from layer to layer. */
export function buildGraph(
  sized: Sized,
  choice: LayoutChoice,
  { loops, layering }: { loops: Loops; layering: Layering },
): LayeredGraph {
  const isDown = choice.direction === 'down'
  const none = { along: 0, across: 0 }
  const root: Frame = { key: undefined, parent: undefined, depth: 0, held: [], first: 0, last: 0, air: evenly(margin), least: none }
  const ends: Ends = { boxes: new Map(), frames: new Map() }
  const frameOf = (key: string | undefined) => (key === undefined ? root : ends.frames.get(key)!)
  const addBox = (key: string, parent: string | undefined, size: Size) => {
    const box = boxOf(key, { ...size, frame: frameOf(parent) }, isDown)
    const room = loopRoom(loops.get(key) ?? [], isDown)
    box.across += room.across
    box.along = Math.max(box.along, room.along)
    ends.boxes.set(key, box)
    return box
  }
  const shelved = new Set(sized.groups.flatMap(({ key, shelf }) => (shelf ? [key] : [])))
  for (const group of sized.groups) {
    if (group.shelf) addBox(group.key, group.parent, group.shelf)
    else ends.frames.set(group.key, groupFrame(group, frameOf(group.parent), { isDown, isSlim: choice.slimTitles === true }))
  }
  for (const { key, node, parent, ...size } of sized.nodes) {
    if (parent !== undefined && shelved.has(parent)) continue
    const box = addBox(key, parent, size)
    if (node.kind === 'person') keepOffHead(box, isDown)
  }
  for (const unit of [...ends.frames.values(), ...ends.boxes.values()]) parentOf(unit)!.held.push(unit)
  const edges = endInside(sized.edges, ends)
  layBoxes(edges, ends, { root, ...layering })
  return layered(root, routeArrows({ edges, ends, isDown }))
}

const parentOf = (unit: Item | Frame) => (isFrame(unit) ? unit.parent : unit.frame)

const evenly = (points: number) => ({ before: points, behind: points, near: points, far: points })

type Size = { width: number; height: number }

function boxOf(key: string, { width, height, frame }: Size & { frame: Frame }, isDown: boolean): Item {
  const [along, across] = isDown ? [height, width] : [width, height]
  const whole = { from: corner, to: across - corner }
  return { ...newItem('box', 0, frame), key, along, across, line: across / 2, reach: { before: whole, behind: whole } }
}

/** Arrows from above end at the top of the head, those from the side below it. */
function keepOffHead(box: Item, isDown: boolean) {
  const middle = box.across / 2
  if (isDown) box.reach.before = { from: middle - head, to: middle + head }
  else {
    const below = { from: shapeInsets.person.top, to: box.across - corner }
    box.reach = { before: below, behind: below }
  }
}

type Titling = { isDown: boolean; isSlim: boolean }

function groupFrame({ key, text }: Sized['groups'][number], parent: Frame, { isDown, isSlim }: Titling): Frame {
  const { side, top } = groupPadding
  const titled = top + text.height + titleGap
  // An arrow that comes from above into the middle of a narrow frame leaves room for the title beside it.
  const width = text.width + (isSlim ? text.width + 2 * side : 0) + 2 * side
  const height = text.height + 2 * top
  const [air, least] = isDown
    ? [
        { before: titled, behind: side, near: side, far: side },
        { along: height, across: width },
      ]
    : [
        { before: side, behind: side, near: titled, far: side },
        { along: width, across: height },
      ]
  return { key, parent, depth: parent.depth + 1, held: [], first: 0, last: 0, air, least }
}

/** Without the layers that only arrows pass through; a frame has an item in each layer that it reaches over. */
function layered(root: Frame, routes: Route[]): LayeredGraph {
  const frames = framesIn(root)
  const items = frames.flatMap(({ held }) => held.filter((unit): unit is Item => !isFrame(unit)))
  const used = [...new Set(items.flatMap(({ kind, layer }) => (kind === 'lane' ? [] : [layer])))].toSorted(
    (one, other) => one - other,
  )
  const place = new Map(used.map((layer, index) => [layer, index]))
  for (const frame of frames) frame.held = frame.held.filter((unit) => isFrame(unit) || place.has(unit.layer))
  for (const route of routes) route.items = route.items.filter(({ layer }) => place.has(layer))
  for (const item of items) item.layer = place.get(item.layer) ?? -1
  setFrameLayers(root, () => true)
  for (const frame of frames.toReversed()) fillLayers(frame)
  return { root, routes, count: used.length }
}

/** Reserves a place for a frame in each of its layers that contains none of its boxes. */
function fillLayers(frame: Frame) {
  const isThere = (layer: number) =>
    frame.held.some((unit) => (isFrame(unit) ? unit.first <= layer && unit.last >= layer : unit.layer === layer))
  for (let layer = frame.first; frame.parent && layer <= frame.last; layer++)
    if (!isThere(layer)) frame.held.push(newItem('filler', layer, frame))
}
