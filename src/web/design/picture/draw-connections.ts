import { mostLabelled } from '#shared/design-facts.ts'
import type { Connection } from '../editing.ts'
import type { LaidLine, LaidPicture } from './lay-picture.ts'
import type { Rect } from './rect.ts'

export const sides = ['top', 'right', 'bottom', 'left'] as const
export type Side = (typeof sides)[number]

/** `place` numbers the connections between the same two components, so that their labels do not overlap. */
export type DrawnConnection = {
  id: string
  from: string
  to: string
  leaves: Side
  enters: Side
  label: string
  isSynchronous: boolean
  place: number
  /** The path in the document's diagram, if it has one. */
  laid: LaidLine | undefined
}

type Drawable = Pick<Connection, 'id' | 'from' | 'to' | 'label' | 'synchronous'>

/** With more, labels are shown only for selected or hovered connections. */
export const isDense = ({ length }: readonly unknown[]) => length > mostLabelled

/** The same key in both directions. */
export const pairOf = (from: string, to: string) => [from, to].toSorted().join(' ')

/** Returns the connections with both ends in the diagram. */
export function drawConnections(
  relations: Drawable[],
  { rects, lines }: { rects: ReadonlyMap<string, Rect>; lines: LaidPicture['lines'] },
): DrawnConnection[] {
  const places = new Map<string, number>()
  return relations.flatMap(({ id, from, to, label, synchronous }) => {
    const ends = [rects.get(from), rects.get(to)]
    if (!ends[0] || !ends[1]) return []
    const pair = pairOf(from, to)
    const place = places.get(pair) ?? 0
    places.set(pair, place + 1)
    const [leaves, enters] = sidesBetween(ends[0], ends[1])
    const line = lines.get(id)
    const laid = line?.from === from && line.to === to ? line : undefined
    return [{ id, from, to, leaves, enters, label, isSynchronous: synchronous, place, laid }]
  })
}

/** Returns the sides that face each other, along the axis with the wider gap. */
export function sidesBetween(from: Rect, to: Rect): [Side, Side] {
  if (from === to) return ['right', 'bottom']
  const across = Math.max(to.x - from.x - from.width, from.x - to.x - to.width)
  const down = Math.max(to.y - from.y - from.height, from.y - to.y - to.height)
  if (down >= across) return to.y + to.height / 2 >= from.y + from.height / 2 ? ['bottom', 'top'] : ['top', 'bottom']
  return to.x + to.width / 2 >= from.x + from.width / 2 ? ['right', 'left'] : ['left', 'right']
}
