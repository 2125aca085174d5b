import { type Edge, MarkerType, type Node, Position } from '@xyflow/react'
import type { ElementKind } from '#shared/design-facts.ts'
import * as words from '#words/design-picture.ts'
import type { DrawnConnection, Side } from './draw-connections.ts'
import type { Frame, LaidPicture, Placed } from './lay-picture.ts'
import { middleOf, type Point, type Rect } from './rect.ts'

export type ComponentNode = Node<{ name: string; kind: ElementKind; product: string | undefined }, 'component'>
/** `isGroup`: a group of components, not the system. */
export type FrameNode = Node<{ name: string; isGroup: boolean }, 'frame'>
export type PictureNode = ComponentNode | FrameNode
/** The middle of a label, the width at which it is wrapped, and its enlargement. */
export type Words = { middle: Point; width: number; scale: number }
/** `words`: the place of the label. */
export type ConnectionEdge = Edge<{ place: number; points: Point[] | undefined; words: Words | undefined }, 'connection'>

export const positions: Record<Side, Position> = {
  top: Position.Top,
  right: Position.Right,
  bottom: Position.Bottom,
  left: Position.Left,
}

/** The end points of arrows at a component, so that they can be drawn before anything is measured. */
function handlesOf({ width, height }: Rect) {
  const at = (side: Side, x: number, y: number) => ({
    id: side,
    type: 'source' as const,
    position: positions[side],
    x,
    y,
    width: 0,
    height: 0,
  })
  return [at('top', width / 2, 0), at('right', width, height / 2), at('bottom', width / 2, height), at('left', 0, height / 2)]
}

function boxOf(rect: Rect) {
  const { x, y, width, height } = rect
  return { position: { x, y }, width, height, measured: { width, height }, handles: handlesOf(rect) }
}

const componentNode = ({ component: { id, name, kind, technology, group }, rect }: Placed): ComponentNode => {
  const product = technology === name ? undefined : technology
  return {
    id,
    type: 'component',
    ...boxOf(rect),
    data: { name, kind, product },
    ariaRole: 'button',
    ariaLabel: [name, words.kindsWithin[kind], ...(product ? [product] : []), ...(group ? [words.inGroup(group)] : [])].join(', '),
    // Removes the library's English role description: the element is a button anyway.
    domAttributes: { 'aria-roledescription': undefined, 'aria-pressed': false },
  }
}

/** Behind everything else, and not selectable. */
const frameNode = ({ id, name, rect }: Frame, isGroup: boolean): FrameNode => ({
  id,
  type: 'frame',
  ...boxOf(rect),
  data: { name, isGroup },
  zIndex: -1,
  selectable: false,
  focusable: false,
  connectable: false,
  style: { pointerEvents: 'none' },
  domAttributes: { 'aria-roledescription': undefined, 'aria-describedby': undefined },
})

export const nodesOf = ({ placed, frame, groups }: LaidPicture): PictureNode[] => [
  ...(frame ? [frameNode(frame, false)] : []),
  ...groups.map((group) => frameNode(group, true)),
  ...placed.map(componentNode),
]

const arrow = { type: MarkerType.ArrowClosed, width: 20, height: 20, markerUnits: 'userSpaceOnUse' }
const closedArrow = { ...arrow, color: 'var(--ink-3)' }
const selectedArrow = { ...arrow, color: 'var(--accent)' }

export function edgesOf(drawn: DrawnConnection[], tell: (connection: DrawnConnection) => string): ConnectionEdge[] {
  return drawn.map((connection) => {
    const { id, from, to, leaves, enters, label, isSynchronous, place, laid } = connection
    return {
      id,
      type: 'connection',
      source: from,
      target: to,
      sourceHandle: leaves,
      targetHandle: enters,
      label,
      data: {
        place,
        points: laid?.points,
        words: laid?.label && { middle: middleOf(laid.label), width: laid.label.width + 10, scale: 1 },
      },
      markerEnd: closedArrow,
      ariaRole: 'button',
      ariaLabel: tell(connection),
      className: isSynchronous ? '' : 'design-waits-not',
      // Not a tab stop, because a hundred more would separate the components for keyboard users; the panels of both ends link to it.
      domAttributes: { tabIndex: -1, 'aria-roledescription': undefined },
    }
  })
}

export const selectNode = (nodes: PictureNode[], selected: string | undefined): PictureNode[] =>
  nodes.map((node) =>
    node.id === selected && node.type === 'component'
      ? { ...node, selected: true, domAttributes: { ...node.domAttributes, 'aria-pressed': true } }
      : node,
  )

/** Shows labels only on selected connections and on those of a selected component. */
export const labelOnly = (edges: ConnectionEdge[], chosen: readonly (string | undefined)[]): ConnectionEdge[] =>
  edges.map((edge) => {
    const isShown = [edge.id, edge.source, edge.target].some((id) => chosen.includes(id))
    const { label: _, ...others } = edge
    return isShown ? edge : others
  })

export const selectEdge = (edges: ConnectionEdge[], selected: string | undefined): ConnectionEdge[] =>
  edges.map((edge) => (edge.id === selected ? { ...edge, selected: true, markerEnd: selectedArrow } : edge))
