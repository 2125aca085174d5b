import type { Sized } from '../size-parts.ts'

type SizedEdge = Sized['edges'][number]
/** Arrows that begin and end at one box, by the box. */
export type Loops = ReadonlyMap<string, SizedEdge[]>

/** Points: the depth and width of a loop, its distance to its label and to the next loop. */
export const loop = { depth: 11, width: 10, words: 3, gap: 6 }
const least = 16

export function findLoops(edges: SizedEdge[]): Loops {
  const loops = new Map<string, SizedEdge[]>()
  for (const edge of edges) {
    if (edge.source === edge.target) loops.set(edge.source, [...(loops.get(edge.source) ?? []), edge])
  }
  return loops
}

/** The size of a loop along its box, and across with its label. */
export function loopSlot({ text }: SizedEdge, isDown: boolean) {
  const [along, across] = isDown ? [text.height, text.width] : [text.width + 2, text.height]
  return { along: Math.max(least, along), across: loop.depth + loop.words + across }
}

/** Loops are side by side on the far side of their box. */
export function loopRoom(edges: SizedEdge[], isDown: boolean) {
  const slots = edges.map((edge) => loopSlot(edge, isDown))
  return {
    along: slots.reduce((sum, { along }) => sum + along + loop.gap, slots.length > 0 ? loop.gap : 0),
    across: Math.max(0, ...slots.map(({ across }) => across)),
  }
}
