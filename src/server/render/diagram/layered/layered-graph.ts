/**
 * An element of a layered layout. Lengths are given along the arrows, from layer to layer, and across them, within a layer, so that a
 * picture that runs down and one that runs to the right are laid out alike.
 */
export type Item = {
  kind: 'box' | 'words' | 'lane' | 'gate' | 'filler'
  layer: number
  along: number
  across: number
  /** Distance, across, from its near side to the line through it. */
  line: number
  /** The ranges, across, of its near and far sides where arrows may end. */
  reach: { before: Span; behind: Span }
  frame: Frame
  /** A gate at which an arrow from within its frame ends. */
  isWithin?: boolean
  /** The key of a box. */
  key: string | undefined
  /** Its number within its layer, and the approximate position of its line across; both are set by the ordering. */
  index: number
  middle: number
  /** The items in the neighbouring layers that arrows connect it to. */
  before: Item[]
  behind: Item[]
}
export type Span = { from: number; to: number }

/** A boundary; the outermost is the picture itself. */
export type Frame = {
  /** The group's key. */
  key: string | undefined
  parent: Frame | undefined
  /** The number of frames around it. */
  depth: number
  held: (Item | Frame)[]
  first: number
  last: number
  /** Space around its content: before the first layer and after the last, and across on the near and the far side. */
  air: { before: number; behind: number; near: number; far: number }
  least: { along: number; across: number }
}

/** An arrow through the layers; a reversed one runs against them. */
export type Route = { edge: number; isTurned: boolean; items: Item[] }

/**
 * One stretch of an arrow, from one layer to the next; `start` and `end` are its positions across, on the items where it begins and ends.
 */
export type Link = { from: Item; to: Item; start: number; end: number; edge: number }

/** Boxes and frames by the ids that arrows refer to. */
export type Ends = { boxes: Map<string, Item>; frames: Map<string, Frame> }

export type LayeredGraph = { root: Frame; routes: Route[]; count: number }

/** An item without a size yet. */
export function newItem(kind: Item['kind'], layer: number, frame: Frame): Item {
  const reach = { from: 0, to: 0 }
  return {
    kind,
    layer,
    along: 0,
    across: 0,
    line: 0,
    reach: { before: reach, behind: reach },
    frame,
    key: undefined,
    index: 0,
    middle: 0,
    before: [],
    behind: [],
  }
}

export const isFrame = (unit: Item | Frame): unit is Frame => 'held' in unit

/** A frame and all frames around it, from the inside out. */
export function chainOf(frame: Frame): Frame[] {
  const chain: Frame[] = []
  for (let next: Frame | undefined = frame; next; next = next.parent) chain.push(next)
  return chain
}

/** The innermost frame that contains both. */
export function commonFrame(one: Frame, other: Frame): Frame {
  if (one === other) return one
  return one.depth > other.depth ? commonFrame(one.parent!, other) : commonFrame(one, other.parent ?? other)
}

/** Every frame, each before those within it. */
export function framesIn(frame: Frame): Frame[] {
  return [frame, ...frame.held.filter(isFrame).flatMap(framesIn)]
}

/** Every item in a frame or in one within it. */
export const itemsIn = (unit: Item | Frame): Item[] => (isFrame(unit) ? unit.held.flatMap(itemsIn) : [unit])
