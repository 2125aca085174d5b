import type { DiagramEdge, DiagramNode } from '#shared/content/blocks.ts'
import type { Diagram, TextBlock } from './diagram-text.ts'
import type { Star } from './find-star.ts'
import type { Box } from './node-shape.ts'

export type Point = { x: number; y: number }
export type LaidNode = Box & { node: DiagramNode; text: TextBlock }
export type LaidGroup = Box & { id: string; text: TextBlock; depth: number }
export type LaidEdge = {
  edge: DiagramEdge
  points: Point[]
  label: (Box & { text: TextBlock }) | undefined
  number: number | undefined
}
export type Layout = {
  width: number
  height: number
  nodes: LaidNode[]
  groups: LaidGroup[]
  edges: LaidEdge[]
  /** In a sequence, the line below each box. */
  lifelines?: [Point, Point][]
}

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
