import type { Item } from './flow.ts'
import type { Look } from './look.ts'

/** The inset of the second of two frames: its lines end this much later; twentieths of a point. */
const apart = -20

/** Programs would join two paragraphs with the same frame to one box, so the second is made slightly different. */
export function separateFrames(items: readonly Item[], look: Look): Item[] {
  const separated: Item[] = []
  for (const item of items) separated.push(isJoined(separated.at(-1), item, look) ? withInset(item, apart) : item)
  return separated
}

const withInset = (item: Item, inset: number): Item =>
  item.kind === 'table' ? item : { ...item, choice: { ...item.choice, inset } }

function isJoined(above: Item | undefined, item: Item, { styles }: Look): boolean {
  if (item.kind === 'table' || above?.kind !== 'paragraph') return false
  const isFramed = styles[item.style].borders?.top !== undefined
  return isFramed && above.style === item.style && (above.choice.inset ?? 0) === (item.choice.inset ?? 0)
}
