import type { Sized } from '../size-parts.ts'
import { assignLayers, type Arc } from './assign-layers.ts'
import { chainOf, framesIn, isFrame, type Ends, type Frame, type Item } from './layered-graph.ts'

/**
 * `isTogether`: the content of a frame is laid out separately and grouped; otherwise all boxes are laid out alike and frames are drawn
 * around them. `isEarly`: boxes are as near the first layer as possible; otherwise where their arrows are shortest.
 */
export type Layering = { isTogether: boolean; isEarly: boolean }

/** Assigns layers to boxes, and to frames the layers that they reach over. */
export function layBoxes(edges: Sized['edges'], ends: Ends, { root, isTogether, isEarly }: { root: Frame } & Layering) {
  const boxes = [...ends.boxes.values()]
  const within = (frame: Frame) => boxes.filter((box) => !box.isWithin && chainOf(box.frame).includes(frame))
  const standFor = (key: string) => (ends.boxes.has(key) ? [ends.boxes.get(key)!] : within(ends.frames.get(key)!))
  const pairs = edges.flatMap(({ source, target }) =>
    standFor(source).flatMap((from) => standFor(target).flatMap((to) => (from === to ? [] : [{ from, to }]))),
  )
  if (isTogether) layTogether(root, pairs, isEarly)
  else layAlike(boxes, pairs, isEarly)
  const met = new Set(pairs.flatMap(({ from, to }) => [from, to]))
  setFrameLayers(root, (box) => met.has(box))
  spreadLoose(
    boxes.filter((box) => !met.has(box)),
    boxes.filter((box) => met.has(box)),
  )
  setFrameLayers(root, () => true)
  for (const { from, to } of pairs) {
    if (from.isWithin) from.layer = from.frame.first
    if (to.isWithin) to.layer = to.frame.last
  }
}

type Pairs = { from: Item; to: Item }[]

function layAlike(boxes: Item[], pairs: Pairs, isEarly: boolean) {
  const numbers = new Map(boxes.map((box, number) => [box, number]))
  const arcs = pairs.map(({ from, to }): Arc => ({ from: numbers.get(from)!, to: numbers.get(to)! }))
  const layers = assignLayers(
    boxes.map(() => 1),
    arcs,
    isEarly,
  )
  boxes.forEach((box, number) => (box.layer = layers[number]!))
}

/** Lays out each frame separately, then as one unit among its siblings; returns the number of layers it takes. */
function layTogether(frame: Frame, pairs: Pairs, isEarly: boolean): number {
  const lengths = frame.held.map((unit) => (isFrame(unit) ? layTogether(unit, pairs, isEarly) : 1))
  const numbers = new Map(frame.held.map((unit, number) => [unit, number]))
  const unitOf = (box: Item) => {
    const chain: (Item | Frame)[] = [box, ...chainOf(box.frame)]
    return numbers.get(chain[chain.indexOf(frame) - 1]!)
  }
  const arcs = pairs.flatMap(({ from, to }): Arc[] => {
    const [start, end] = [unitOf(from), unitOf(to)]
    return start === undefined || end === undefined || start === end ? [] : [{ from: start, to: end }]
  })
  const firsts = assignLayers(lengths, arcs, isEarly)
  frame.held.forEach((unit, number) => moveBy(unit, firsts[number]!))
  return Math.max(0, ...firsts.map((first, number) => first + lengths[number]!))
}

function moveBy(unit: Item | Frame, layers: number) {
  if (!isFrame(unit)) unit.layer += layers
  else for (const held of unit.held) moveBy(held, layers)
}

/** The layers of a frame, from those parts of its content that count. */
export function setFrameLayers(root: Frame, counts: (box: Item) => boolean) {
  for (const frame of framesIn(root).toReversed()) {
    const spans = frame.held
      .filter((unit) => (isFrame(unit) ? unit.last >= unit.first : counts(unit)))
      .map((unit) => (isFrame(unit) ? unit : { first: unit.layer, last: unit.layer }))
    frame.first = Math.min(Infinity, ...spans.map(({ first }) => first))
    frame.last = Math.max(-Infinity, ...spans.map(({ last }) => last))
  }
}

/** Boxes without arrows fill the layers of their frame that have most room; if the frame has no other boxes, they form a rectangle. */
function spreadLoose(loose: Item[], met: Item[]) {
  const filled: number[] = []
  for (const { layer, across } of met) filled[layer] = (filled[layer] ?? 0) + across
  const area = [...loose, ...met].reduce((sum, { along, across }) => sum + along * across, 0)
  const room = Math.max(Math.sqrt(area) * 1.3, ...filled)
  for (const box of loose) {
    const frame = chainOf(box.frame).find(({ first, last }) => last >= first)
    const [first, last] = frame?.parent ? [frame.first, frame.last] : [0, filled.length - 1]
    const layers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    const emptiest = layers.toSorted((one, other) => (filled[one] ?? 0) - (filled[other] ?? 0))[0]
    const isFree = emptiest !== undefined && (frame?.parent || (filled[emptiest] ?? 0) + box.across <= room)
    box.layer = isFree ? emptiest : filled.length
    filled[box.layer] = (filled[box.layer] ?? 0) + box.across
  }
}
