import type { Sized } from '../size-parts.ts'
import { chainOf, commonFrame, isFrame, newItem, type Ends, type Frame, type Item, type Route } from './layered-graph.ts'

type SizedEdge = Sized['edges'][number]
type Routing = { edges: SizedEdge[]; ends: Ends; isDown: boolean }
/** An arrow with the items at its ends, starting with the one in the earlier layer. */
type Ended = { edge: number; from: Item; to: Item; isTurned: boolean }

/** Points between an arrow and the label beside it. */
const wordsGap = 3

/**
 * Routes every arrow through the layers between its ends. Labels have layers of their own, and the other layers are spread to make room for
 * them.
 */
export function routeArrows({ edges, ends, isDown }: Routing): Route[] {
  const routes = edges.flatMap(({ source, target }, edge): Ended[] => {
    if (source === target) return []
    const [from, to] = endsOf([source, target], ends)
    return [from.layer < to.layer ? { edge, from, to, isTurned: false } : { edge, from: to, to: from, isTurned: true }]
  })
  spreadLayers(ends, routes)
  const crowd = new Map<number, number>()
  const short = routes.toSorted((one, other) => spanOf(one) - spanOf(other))
  const places = new Map(short.map((route) => [route, placeWords(route, edges[route.edge]!, crowd)]))
  return routes.map((route) => routeOf(route, { words: places.get(route)!, text: edges[route.edge]!.text, isDown }))
}

const spanOf = ({ from, to }: Ended) => to.layer - from.layer

/** Doubles the layer numbers, so that labels fit in between. */
function spreadLayers({ boxes, frames }: Ends, routes: Ended[]) {
  const items = new Set([...boxes.values(), ...routes.flatMap(({ from, to }) => [from, to])])
  for (const item of items) item.layer *= 2
  for (const frame of frames.values()) {
    frame.first *= 2
    frame.last *= 2
  }
}

/** The layer for an arrow's label: between two layers of boxes, with the fewest labels, and as near the middle as possible. */
function placeWords(route: Ended, { text }: SizedEdge, crowd: Map<number, number>): number | undefined {
  if (text.lines.length === 0) return undefined
  const middle = (route.from.layer + route.to.layer) / 2
  const gaps = Array.from({ length: spanOf(route) / 2 }, (_, index) => route.from.layer + 2 * index + 1)
  const costOf = (gap: number) => (crowd.get(gap) ?? 0) + Math.abs(gap - middle) / 100
  const best = gaps.toSorted((one, other) => costOf(one) - costOf(other))[0]!
  crowd.set(best, (crowd.get(best) ?? 0) + 1)
  return best
}

/** The boxes that an arrow joins; for a frame, a gate in its nearest layer. */
function endsOf(keys: [string, string], { boxes, frames }: Ends): [Item, Item] {
  const units = keys.map((key) => boxes.get(key) ?? frames.get(key)!) as [Item | Frame, Item | Frame]
  const gateFor = (unit: Item | Frame, other: Item | Frame) => {
    if (!isFrame(unit)) return unit
    const isBefore = (isFrame(other) ? other.first : other.layer) > unit.last
    return addItem('gate', isBefore ? unit.last : unit.first, unit)
  }
  return [gateFor(units[0], units[1]), gateFor(units[1], units[0])]
}

function addItem(kind: 'gate' | 'lane', layer: number, frame: Frame): Item {
  const item = newItem(kind, layer, frame)
  frame.held.push(item)
  return item
}

function routeOf(
  { edge, from, to, isTurned }: Ended,
  words: { words: number | undefined; text: SizedEdge['text']; isDown: boolean },
): Route {
  const items = [from]
  for (let layer = from.layer + 1; layer < to.layer; layer++) {
    const item = addItem('lane', layer, frameAt(layer, from.frame, to.frame))
    if (layer === words.words) makeWords(item, words)
    items.push(item)
  }
  items.push(to)
  return { edge, isTurned, items }
}

/** Labels are above a line that runs to the right, and to the right of one that runs down. */
function makeWords(item: Item, { text, isDown }: { text: SizedEdge['text']; isDown: boolean }) {
  const [along, across] = isDown ? [text.height, text.width + 2] : [text.width + 2, text.height]
  Object.assign(item, { kind: 'words', along, across: across + wordsGap, line: isDown ? 0 : across + wordsGap - 1 })
}

/** An arrow stays in the frame that it leaves until that ends, and enters the other where that begins. */
function frameAt(layer: number, from: Frame, to: Frame): Frame {
  const common = commonFrame(from, to)
  const innermost = (frame: Frame) => {
    const chain = chainOf(frame)
    return chain.slice(0, chain.indexOf(common)).find(({ first, last }) => first <= layer && layer <= last)
  }
  const [left, entered] = [innermost(from), innermost(to)]
  return left && entered ? common : (left ?? entered ?? common)
}
