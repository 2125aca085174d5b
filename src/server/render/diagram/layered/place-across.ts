import type { Distances } from './distances.ts'
import { linksByBox } from './join-links.ts'
import { framesIn, isFrame, type Frame, type Item, type LayeredGraph, type Link, type Span } from './layered-graph.ts'
import { listSeparations, numberPlaces } from './separations.ts'
import { solvePlaces } from './solve-places.ts'

/** The positions, across, of the near side of every item and of both sides of every frame. */
export type Across = { items: Map<Item, number>; frames: Map<Frame, Span> }

type Layered = { graph: LayeredGraph; layers: Item[][]; links: Link[]; distances: Distances }

/** Stretches between two bends have most weight, because each that is not straight costs two bends. */
const weights = { within: 8, end: 2, whole: 1 }
/** Points between two arrows at one side of a box. */
const arrowGap = 8

export function placeAcross({ graph, layers, links, distances }: Layered): Across {
  const places = numberPlaces(graph, layers)
  const wishes = links.map(({ from, to, start, end }) => {
    const boxes = [from, to].filter(({ kind }) => kind === 'box').length
    const weight = boxes === 0 ? weights.within : boxes === 1 ? weights.end : weights.whole
    return { from: places.items.get(from)!, to: places.items.get(to)!, offset: start - end, weight }
  })
  const solved = solvePlaces(places.count, listSeparations(layers, places, distances), wishes)
  const items = new Map([...places.items].map(([item, place]) => [item, solved[place]!]))
  const frames = new Map<Frame, Span>()
  for (const frame of framesIn(graph.root).toReversed()) {
    const { near, far } = places.frames.get(frame)!
    frames.set(frame, tighten(frame, { items, frames, room: { from: solved[near]!, to: solved[far]! } }))
  }
  for (const [item, meeting] of linksByBox(links)) slideEnds(item, meeting, items)
  return { items, frames }
}

/** Shrinks a frame as closely around its content as possible. */
function tighten(frame: Frame, { items, frames, room }: Across & { room: Span }): Span {
  const spans = frame.held.map((unit): Span => {
    if (isFrame(unit)) return frames.get(unit)!
    const from = items.get(unit)!
    return { from, to: from + unit.across }
  })
  const from = Math.min(...spans.map((span) => span.from)) - frame.air.near
  const to = Math.max(...spans.map((span) => span.to)) + frame.air.far
  const missing = Math.max(0, frame.least.across - (to - from))
  const behind = Math.min(missing, Math.max(0, room.to - to))
  return { from: from - (missing - behind), to: to + behind }
}

/** Arrows run straight into a box if its side has room for them. */
function slideEnds(item: Item, { going, coming }: { going: Link[]; coming: Link[] }, items: Map<Item, number>) {
  const near = items.get(item)!
  const wanted = (other: Item, offset: number) => items.get(other)! + offset - near
  slide(
    going.map((link) => ({ wish: wanted(link.to, link.end), at: link.start, put: (at: number) => (link.start = at) })),
    item.reach.behind,
  )
  slide(
    coming.map((link) => ({ wish: wanted(link.from, link.start), at: link.end, put: (at: number) => (link.end = at) })),
    item.reach.before,
  )
}

type End = { wish: number; at: number; put: (at: number) => void }

/** In their order and apart, each as near as possible to the position where it would be straight. */
function slide(ends: End[], { from, to }: Span) {
  const ordered = ends.toSorted((one, other) => one.at - other.at)
  const gap = Math.min(arrowGap, (to - from) / Math.max(1, ends.length - 1))
  const isInReach = ({ wish }: End) => wish >= from && wish <= to
  ordered.forEach((end, index) => {
    if (!isInReach(end)) return
    const before = Math.max(from + index * gap, index === 0 ? from : ordered[index - 1]!.at + gap)
    const behind = Math.min(
      to - (ordered.length - 1 - index) * gap,
      index === ordered.length - 1 ? to : ordered[index + 1]!.at - gap,
    )
    if (end.wish < before || end.wish > behind) return
    end.at = end.wish
    end.put(end.wish)
  })
}
