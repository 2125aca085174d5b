import type { Across } from './place-across.ts'
import { chooseTracks } from './choose-tracks.ts'
import type { Distances } from './distances.ts'
import { chainOf, framesIn, type Frame, type Item, type LayeredGraph, type Link, type Span } from './layered-graph.ts'

/** The positions, along, at which each layer and each frame begins and ends, and at which each stretch runs across. */
export type Along = { layers: Span[]; tracks: Map<Link, number>; frames: Map<Frame, Span> }

type Placing = { graph: LayeredGraph; layers: Item[][]; links: Link[]; across: Across; distances: Distances }

/** A deviation from a straight line that is too small to be seen. */
const inLine = 0.05

export function placeAlong({ graph, layers, links, across, distances }: Placing): Along {
  const frames = framesIn(graph.root)
  const sizes = layers.map((layer) => Math.max(0, ...layer.map(({ along }) => along)))
  widenFor(frames, sizes)
  const spans: Span[] = []
  const tracks = new Map<Link, number>()
  let end = 0
  layers.forEach((_, index) => {
    const between = links.filter(({ from }) => from.layer === index - 1)
    const bends = between
      .map((link) => ({ link, ...endsOf(link, across) }))
      .filter((bend) => Math.abs(bend.start - bend.end) > inLine)
    const chosen = chooseTracks(bends)
    const count = Math.max(-1, ...chosen) + 1
    const [closed, opened] = [airOf(frames, index - 1, 'behind'), airOf(frames, index, 'before')]
    const first = end + closed + distances.bend
    bends.forEach(({ link }, place) => tracks.set(link, first + chosen[place]! * distances.bends))
    const bent = count === 0 ? 0 : 2 * distances.bend + (count - 1) * distances.bends
    const start =
      index === 0
        ? opened
        : end + closed + opened + Math.max(bent, distances.layers - closed - opened, leastFor(between, distances))
    end = start + sizes[index]!
    spans.push({ from: start, to: end })
  })
  return { layers: spans, tracks, frames: framesAlong(frames, spans, layers) }
}

/** Points for an arrowhead with some of its line. */
const leastFor = (links: Link[], { bend }: Distances) => (links.length > 0 ? bend : 0)

const endsOf = ({ from, to, start, end }: Link, { items }: Across) => ({
  start: items.get(from)! + start,
  end: items.get(to)! + end,
})

/** The space for all frames that begin (or end) with a layer; frames may be nested. */
function airOf(frames: Frame[], layer: number, side: 'before' | 'behind'): number {
  const edge = side === 'before' ? 'first' : 'last'
  const taken = frames
    .filter((frame) => frame[edge] === layer)
    .map((frame) => chainOf(frame).reduce((sum, each) => sum + (each[edge] === layer ? each.air[side] : 0), 0))
  return Math.max(0, ...taken)
}

/** The title of a frame may need more room than its layers; the last of them is widened. */
function widenFor(frames: Frame[], sizes: number[]) {
  for (const { first, last, least, air } of frames) {
    const held = sizes.slice(first, last + 1).reduce((sum, size) => sum + size, 0) + air.before + air.behind
    sizes[last] = Math.max(0, sizes[last]! + Math.max(0, least.along - held))
  }
}

/** Around the items in its first and last layer, with its own padding and that of frames in between. */
function framesAlong(frames: Frame[], spans: Span[], layers: Item[][]): Map<Frame, Span> {
  const found = new Map<Frame, Span>()
  for (const frame of frames.toReversed()) {
    const held = layers.flat().filter(({ frame: own, kind }) => own === frame && kind !== 'filler')
    const sides = held.map((item) => itemAlong(item, spans))
    const within = frames.filter(({ parent }) => parent === frame).map((inner) => found.get(inner)!)
    const all = [...sides, ...within]
    const from = Math.min(...all.map((span) => span.from)) - frame.air.before
    const to = Math.max(...all.map((span) => span.to)) + frame.air.behind
    const missing = Math.max(0, frame.least.along - (to - from))
    found.set(frame, { from: from - missing / 2, to: to + missing / 2 })
  }
  return found
}

/** In the middle of its layer. */
export function itemAlong({ layer, along }: Item, spans: Span[]): Span {
  const { from, to } = spans[layer]!
  const start = from + (to - from - along) / 2
  return { from: start, to: start + along }
}
