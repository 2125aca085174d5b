import type { Connection } from '../editing.ts'
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
}

type Drawable = Pick<Connection, 'id' | 'from' | 'to' | 'label' | 'synchronous'>

/** With more connections than this, labels would cover the components, so they are shown only for selected or hovered ones. */
const mostLabelled = 14
export const isDense = ({ length }: readonly unknown[]) => length > mostLabelled

/** Maximum number of characters in two lines of a label. */
const longestLabel = 34

/** The same key in both directions. */
export const pairOf = (from: string, to: string) => [from, to].toSorted().join(' ')

/** Returns the connections with both ends in the diagram. */
export function drawConnections(relations: Drawable[], rects: ReadonlyMap<string, Rect>): DrawnConnection[] {
  const places = new Map<string, number>()
  return relations.flatMap(({ id, from, to, label, synchronous }) => {
    const ends = [rects.get(from), rects.get(to)]
    if (!ends[0] || !ends[1]) return []
    const pair = pairOf(from, to)
    const place = places.get(pair) ?? 0
    places.set(pair, place + 1)
    const [leaves, enters] = sidesBetween(ends[0], ends[1])
    return [{ id, from, to, leaves, enters, label: shorten(label, longestLabel), isSynchronous: synchronous, place }]
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

/** Shortens a text, after a whole word if there is one in the second half. */
export function shorten(text: string, longest: number): string {
  const letters = Array.from(text)
  if (letters.length <= longest) return text
  const cut = letters.slice(0, longest - 1).join('')
  const lastSpace = cut.lastIndexOf(' ')
  const kept = letters[longest - 1] !== ' ' && lastSpace >= longest / 2 ? cut.slice(0, lastSpace) : cut
  return `${kept.trimEnd().replace(/[,;:]$/, '')}…`
}
