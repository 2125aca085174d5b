import { commonFrame, framesIn, isFrame, itemsIn, type Frame, type Item, type LayeredGraph } from './layered-graph.ts'

/** The content of each frame, in order. */
type Held = (Item | Frame)[][]

/** Maximum pairs of items compared while one order is improved; a dozen boxes need a tenth. */
const mostWork = 60_000
/** Approximate points between two items. */
const usualGap = 12
/** Points; a crossing counts more than any arrow that is not straight. */
const crossing = 100_000
/** The sequences of sweeps with which separate attempts begin. */
const starts: ('before' | 'behind')[][] = [[], ['before', 'behind'], ['behind', 'before'], ['before', 'behind', 'before', 'behind']]

/** Orders the items of each layer so that few arrows cross and arrows run straight; the content of a frame is not split up. */
export function orderLayers(graph: LayeredGraph): Item[][] {
  const ordering = new Ordering(graph)
  const begun = ordering.held()
  const tried = new Set<string>()
  let best: { cost: number; held: Held } | undefined
  for (const sweeps of starts) {
    ordering.restore(begun)
    for (const side of sweeps) ordering.sortByNeighbours(side)
    const order = ordering.told()
    if (tried.has(order)) continue
    tried.add(order)
    const cost = ordering.improve()
    if (!best || cost < best.cost - 0.01) best = { cost, held: ordering.held() }
  }
  ordering.restore(best!.held)
  return ordering.layers
}

class Ordering {
  readonly layers: Item[][]
  readonly #frames: Frame[]
  readonly #root: Frame
  readonly #numbers: Map<Item, number>
  #work = 0

  constructor({ root, routes, count }: LayeredGraph) {
    this.#root = root
    this.#frames = framesIn(root)
    this.#numbers = new Map(itemsIn(root).map((item, number) => [item, number]))
    this.layers = Array.from({ length: count }, () => [])
    for (const { items } of routes) {
      for (let index = 1; index < items.length; index++) {
        items[index - 1]!.behind.push(items[index]!)
        items[index]!.before.push(items[index - 1]!)
      }
    }
    this.#read()
  }

  held = (): Held => this.#frames.map(({ held }) => held)

  restore(held: Held) {
    this.#frames.forEach((frame, index) => (frame.held = held[index]!))
    this.#read()
  }

  /** The order as a string, to recognise it. */
  told = () => this.layers.map((layer) => layer.map((item) => this.#numbers.get(item)).join()).join(';')

  /** Reads the order of the items in each layer from the frames. */
  #read() {
    for (const layer of this.layers) layer.length = 0
    this.#visit(this.#root)
    for (const layer of this.layers) {
      let length = -usualGap
      for (const { across } of layer) length += across + usualGap
      let start = -length / 2
      for (let index = 0; index < layer.length; index++) {
        const item = layer[index]!
        item.index = index
        item.middle = start + item.line
        start += item.across + usualGap
      }
    }
  }

  #visit(frame: Frame) {
    for (const unit of frame.held) {
      if (isFrame(unit)) this.#visit(unit)
      else this.layers[unit.layer]!.push(unit)
    }
  }

  #cost(): number {
    let cost = 0
    for (const layer of this.layers) {
      this.#work += layer.length ** 2
      for (let index = 0; index < layer.length; index++) {
        const item = layer[index]!
        cost += stretchOf(item, item.behind)
        for (let next = index + 1; next < layer.length; next++) cost += crossing * crossings(item.behind, layer[next]!.behind)
      }
    }
    return cost
  }

  /** Sorts the units of a frame by the average position of the items that they are connected to. */
  sortByNeighbours(side: 'before' | 'behind') {
    for (const frame of this.#frames) {
      const keys = new Map(
        frame.held.map((unit) => {
          const items = itemsIn(unit)
          return [unit, this.#share(items.flatMap((item) => item[side])) ?? this.#share(items) ?? 0]
        }),
      )
      frame.held = frame.held.toSorted((one, other) => keys.get(one)! - keys.get(other)!)
    }
    this.#read()
  }

  /** The average position of items within their layers, as a share from 0 to 1. */
  #share(items: Item[]): number | undefined {
    if (items.length === 0) return undefined
    return items.reduce((sum, { index, layer }) => sum + (index + 0.5) / this.layers[layer]!.length, 0) / items.length
  }

  /** Swaps neighbours wherever that is better. */
  improve(): number {
    this.#work = 0
    for (let hasChanged = true; hasChanged && this.#work < mostWork;) {
      hasChanged = false
      for (const layer of this.layers) {
        for (let index = 1; index < layer.length; index++) {
          const [one, other] = [layer[index - 1]!, layer[index]!]
          if (one.frame === other.frame ? this.#swap(one, other) : this.#swapFrames(one, other)) hasChanged = true
        }
      }
    }
    return this.#cost()
  }

  /** Two items of one frame: only their layer is affected. */
  #swap(one: Item, other: Item): boolean {
    this.#work += 2
    const start = one.middle - one.line
    const end = other.middle - other.line + other.across
    const before = stretchAt(one) + stretchAt(other) + crossing * crossingsAt(one, other)
    const places = [one.middle, other.middle]
    other.middle = start + other.line
    one.middle = end - one.across + one.line
    const after = stretchAt(one) + stretchAt(other) + crossing * crossingsAt(other, one)
    if (after < before - 0.01) {
      this.layers[one.layer]!.splice(one.index, 2, other, one)
      ;[one.index, other.index] = [other.index, one.index]
      moveUnit(one, other, { frame: one.frame, isFirstMoved: true })
      return true
    }
    ;[one.middle, other.middle] = places as [number, number]
    return false
  }

  /** If the two are in different frames, one of these frames is moved past the other with its whole content. */
  #swapFrames(one: Item, other: Item): boolean {
    const frame = commonFrame(one.frame, other.frame)
    const [first, second] = [unitWithin(frame, one), unitWithin(frame, other)]
    const [before, cost] = [frame.held, this.#cost()]
    for (const isFirstMoved of [true, false]) {
      moveUnit(first, second, { frame, isFirstMoved })
      this.#read()
      if (this.#cost() < cost - 0.01) return true
      frame.held = before
    }
    this.#read()
    return false
  }
}

const stretchAt = (item: Item) => stretchOf(item, item.before) + stretchOf(item, item.behind)

function stretchOf({ middle }: Item, joined: Item[]): number {
  let sum = 0
  for (const other of joined) sum += Math.abs(other.middle - middle)
  return sum
}

const crossingsAt = (first: Item, second: Item) => crossings(first.before, second.before) + crossings(first.behind, second.behind)

/**
 * Number of crossings between arrows to the items of `first` and those to the items of `second`, if `first` belongs to the item on the
 * left.
 */
function crossings(first: Item[], second: Item[]): number {
  let count = 0
  for (const { index } of first) for (const other of second) if (index > other.index) count++
  return count
}

/** The item itself, or the part of the frame that contains it. */
function unitWithin(frame: Frame, item: Item): Item | Frame {
  let unit: Item | Frame = item
  for (let around: Frame = item.frame; around !== frame; around = around.parent!) unit = around
  return unit
}

/** Puts the first directly after the second, or the second directly before the first. */
function moveUnit(first: Item | Frame, second: Item | Frame, { frame, isFirstMoved }: { frame: Frame; isFirstMoved: boolean }) {
  const [moved, fixed] = isFirstMoved ? [first, second] : [second, first]
  const rest = frame.held.filter((unit) => unit !== moved)
  rest.splice(rest.indexOf(fixed) + (isFirstMoved ? 1 : 0), 0, moved)
  frame.held = rest
}
