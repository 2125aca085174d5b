import type { Point } from '../layout.ts'
import type { Box } from '../node-shape.ts'
import type { Sized } from '../size-parts.ts'
import { withoutNeedless } from '../without-needless.ts'
import { framesIn, type Item, type LayeredGraph, type Link, type Route, type Span } from './layered-graph.ts'
import type { Across } from './place-across.ts'
import { itemAlong, type Along } from './place-along.ts'
import { loop, loopSlot, type Loops } from './self-loops.ts'

type Arrow = { points: Point[]; label: Box | undefined }
/** Boxes and frames by key, and for each arrow its path and the position of its label. */
export type Laid = { width: number; height: number; boxes: Map<string, Box>; arrows: Arrow[] }

type Places = { sized: Sized; loops: Loops; across: Across; along: Along; links: Link[]; isDown: boolean }

/** Converts along and across back to x and y, from the corner of the picture. */
export function readPlaces({ root, routes }: LayeredGraph, items: Item[], places: Places): Laid {
  const [along, across] = [places.along.frames.get(root)!, places.across.frames.get(root)!]
  const turn = turnBy(places.isDown, { along: along.from, across: across.from })
  const boxes = new Map<string, Box>()
  for (const item of items)
    if (item.kind === 'box') boxes.set(item.key!, turn.box(itemAlong(item, places.along.layers), sideOf(item, places)))
  for (const frame of framesIn(root))
    if (frame.key !== undefined) boxes.set(frame.key, turn.box(places.along.frames.get(frame)!, places.across.frames.get(frame)!))
  const arrows = places.sized.edges.map((): Arrow => ({ points: [], label: undefined }))
  for (const route of routes)
    arrows[route.edge] = { points: wayOf(route, { ...places, turn, boxes }), label: wordsOf(route, { ...places, turn }) }
  for (const item of items) for (const [edge, arrow] of loopsAt(item, { ...places, turn })) arrows[edge] = arrow
  const { width, height } = turn.box(along, across)
  return { width, height, boxes, arrows }
}

type Turn = { point(along: number, across: number): Point; box(along: Span, across: Span): Box }

function turnBy(isDown: boolean, corner: { along: number; across: number }): Turn {
  const point = (along: number, across: number) => {
    const [onward, aside] = [along - corner.along, across - corner.across]
    return isDown ? { x: aside, y: onward } : { x: onward, y: aside }
  }
  const box = (along: Span, across: Span) => {
    const [start, end] = [point(along.from, across.from), point(along.to, across.to)]
    return { ...start, width: end.x - start.x, height: end.y - start.y }
  }
  return { point, box }
}

/** Across, without the space for loops. */
function sideOf(item: Item, { across }: Places): Span {
  const from = across.items.get(item)!
  return { from, to: from + 2 * item.line }
}

function wayOf(
  { items, edge, isTurned }: Route,
  { across, along, links, turn, boxes }: Places & { turn: Turn; boxes: Map<string, Box> },
): Point[] {
  const points: Point[] = []
  for (const link of links) {
    if (link.edge !== edge) continue
    const { from, to } = link
    const [start, end] = [across.items.get(from)! + link.start, across.items.get(to)! + link.end]
    const left = from.isWithin ? along.frames.get(from.frame)!.from : itemAlong(from, along.layers).to
    const met = to.isWithin ? along.frames.get(to.frame)!.to : itemAlong(to, along.layers).from
    const track = along.tracks.get(link)
    points.push(turn.point(left, start))
    if (track !== undefined) points.push(turn.point(track, start), turn.point(track, end))
    points.push(turn.point(met, end))
  }
  const cut = cutAtFrames(withoutNeedless(points), items, boxes)
  return isTurned ? cut.toReversed() : cut
}

function wordsOf({ items, edge }: Route, { sized, across, along, isDown, turn }: Places & { turn: Turn }): Box | undefined {
  const item = items.find(({ kind }) => kind === 'words')
  if (!item) return undefined
  const { text } = sized.edges[edge]!
  const from = across.items.get(item)!
  const breadth = isDown ? text.width + 2 : text.height
  const near = isDown ? from + item.across - breadth : from
  return turn.box(itemAlong(item, along.layers), { from: near, to: near + breadth })
}

/** The arrows from a box to itself, side by side on its far side. */
function loopsAt(item: Item, places: Places & { turn: Turn }): [number, Arrow][] {
  const { sized, loops, along, isDown, turn } = places
  const side = sideOf(item, places).to
  let start = itemAlong(item, along.layers).from + loop.gap
  return ((item.key !== undefined && loops.get(item.key)) || []).map((edge) => {
    const slot = loopSlot(edge, isDown)
    const middle = start + slot.along / 2
    const [from, to] = [middle - loop.width / 2, middle + loop.width / 2]
    const [far, near] = [side + loop.depth, side + loop.depth + loop.words]
    const points = [turn.point(from, side), turn.point(from, far), turn.point(to, far), turn.point(to, side)]
    const label = turn.box({ from: start, to: start + slot.along }, { from: near, to: side + slot.across })
    start += slot.along + loop.gap
    return [sized.edges.indexOf(edge), { points, label: edge.text.lines.length > 0 ? label : undefined }]
  })
}

/** An arrow from or to a frame begins or ends on its outline. */
function cutAtFrames(points: Point[], items: Item[], boxes: Map<string, Box>): Point[] {
  const [first, last] = [items[0]!, items.at(-1)!]
  const isCut = ({ kind, isWithin }: Item) => kind === 'gate' && !isWithin
  const started = isCut(first) ? cutAt(points.toReversed(), boxes.get(first.frame.key!)!).toReversed() : points
  return isCut(last) ? cutAt(started, boxes.get(last.frame.key!)!) : started
}

/** The part of a path before it first meets a box's outline, and that point. */
function cutAt(points: Point[], box: Box): Point[] {
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  const index = points.findIndex(({ x, y }) => x > box.x && x < right && y > box.y && y < bottom)
  if (index < 1) return points
  const [before, within] = [points[index - 1]!, points[index]!]
  const edge =
    Math.abs(before.y - within.y) < 0.01
      ? { x: before.x < within.x ? box.x : right, y: within.y }
      : { x: within.x, y: before.y < within.y ? box.y : bottom }
  return [...points.slice(0, index), edge]
}
