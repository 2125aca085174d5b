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
  /** Widths in points at which names and the labels of arrows are wrapped. */
  nodeWidth: number
  labelWidth: number
  withDescriptions: boolean
  /** The smallest box, where it is not the usual one. */
  least?: { width: number; height: number }
  /** Number of boxes side by side in a frame whose boxes no arrow reaches individually. */
  columns: number
  /** Around one box that all others are connected to. */
  star?: Star
  /** Arrows have numbers, beside or on them, and a key below lists their labels. */
  numbered?: 'beside' | 'upon'
  /** Between the layers there is room for a label that is shown at times. */
  roomy?: boolean
  /** With numbers on the arrows, everything is as close together as possible. */
  tight?: boolean
  /** Titles of frames are wrapped early, and arrows from above pass beside them. */
  slimTitles?: boolean
}
