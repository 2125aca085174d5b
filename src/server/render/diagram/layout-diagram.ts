import type { ELK, ElkNode } from 'elkjs'
import type { DiagramEdge, DiagramNode } from '#shared/content/blocks.ts'
import type { Diagram, TextBlock } from './diagram-text.ts'
import { elkGraph } from './elk-graph.ts'
import type { Star } from './find-star.ts'
import { titleBox } from './group-title.ts'
import { layStar } from './lay-star.ts'
import { loadElk } from './load-elk.ts'
import type { Box } from './node-shape.ts'
import { placeNumbers } from './place-numbers.ts'
import { type Sized, sizeParts } from './size-parts.ts'

export type Point = { x: number; y: number }
export type LaidNode = Box & { node: DiagramNode; text: TextBlock }
export type LaidGroup = Box & { id: string; text: TextBlock; depth: number }
export type LaidEdge = {
  edge: DiagramEdge
  points: Point[]
  label: (Box & { text: TextBlock }) | undefined
  number: number | undefined
}
export type Layout = { width: number; height: number; nodes: LaidNode[]; groups: LaidGroup[]; edges: LaidEdge[] }

export type LayoutChoice = {
  direction: Diagram['direction']
  /** Widths in points at which names and the words on arrows are broken. */
  nodeWidth: number
  labelWidth: number
  withDescriptions: boolean
  /** Boxes side by side in a frame that arrows reach only as a whole. */
  columns: number
  /** Round one box that all others meet. */
  star?: Star
  /** Arrows bear numbers, beside or upon them, and a key below says their words. */
  numbered?: 'beside' | 'upon'
  /** With numbers upon the arrows, everything stands as close as it may. */
  tight?: boolean
  /** Titles of frames are broken early, and arrows from above pass beside them. */
  slimTitles?: boolean
}

/** Places every shape and word; all coordinates are absolute. */
export async function layoutDiagram(diagram: Diagram, choice: LayoutChoice): Promise<Layout> {
  const sized = sizeParts(diagram, choice)
  if (choice.star) return layStar(choice.star, sized)
  elk ??= loadElk()
  return readLayout(await elk.layout(elkGraph(sized, choice)), sized)
}

let elk: ELK | undefined

function readLayout(laid: ElkNode, sized: Sized): Layout {
  const boxes = boxesIn(laid, sized)
  const edges = sized.edges.map(({ edge, text, number }, index): LaidEdge => {
    const drawn = laid.edges?.[index]
    const label = drawn?.labels?.[0]
    const points =
      drawn?.sections?.flatMap((section) => [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]) ?? []
    return {
      edge,
      number,
      points,
      label: label && { text, x: label.x ?? 0, y: label.y ?? 0, ...sizeOf(text) },
    }
  })
  const nodes = sized.nodes.map(({ node, key, text }): LaidNode => ({ node, text, ...boxes.get(key)! }))
  const groups = sized.groups.map(({ id, key, text, depth }): LaidGroup => ({ id, text, depth, ...boxes.get(key)! }))
  const size = { width: laid.width ?? 0, height: laid.height ?? 0 }
  return {
    ...size,
    nodes,
    groups,
    edges: placeNumbers(edges, [...nodes, ...groups.flatMap((group) => [titleBox(group, edges), ...bordersOf(group)])], size),
  }
}

function boxesIn(laid: ElkNode, { groups }: Sized): Map<string, Box> {
  const boxes = new Map<string, Box>()
  const collect = (node: ElkNode) => {
    for (const child of node.children ?? []) {
      boxes.set(child.id, { x: child.x ?? 0, y: child.y ?? 0, width: child.width ?? 0, height: child.height ?? 0 })
      collect(child)
    }
  }
  collect(laid)
  for (const { key, shelf } of groups) {
    const corner = boxes.get(key)!
    for (const [held, place] of shelf?.places ?? []) boxes.set(held, { ...place, x: corner.x + place.x, y: corner.y + place.y })
  }
  return boxes
}

const bordersOf = ({ x, y, width, height }: Box): Box[] => [
  { x, y, width, height: 0 },
  { x, y: y + height, width, height: 0 },
  { x, y, width: 0, height },
  { x: x + width, y, width: 0, height },
]

const sizeOf = (text: TextBlock) => ({ width: text.width + 2, height: text.height })
