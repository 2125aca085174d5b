import type { Item } from './flow.ts'
import { isDoubtful, roomIn } from './layout/box.ts'
import { type Look, roomOn } from './look.ts'

/** By how much lines may end earlier, or later where that is less than nothing; twentieths of a point. */
const steps = [-20, 20, -40, 40, 60, 80]

/**
 * Gives a paragraph a little more room or less where programs may differ in how many lines it takes, and with that on which page the
 * next heading stands. Of two with the same frame, which programs would join to one, the second is set apart.
 */
export function stabilizeLineBreaks(items: readonly Item[], look: Look): Item[] {
  const settled: Item[] = []
  for (const item of items) settled.push(settle(item, settled.at(-1), look))
  return settled
}

function settle(item: Item, above: Item | undefined, look: Look): Item {
  if (item.kind === 'table') return item
  const { width } = roomOn(look.page, item.wide ?? false)
  const isFramed = look.styles[item.style].borders?.top !== undefined
  const joined = isFramed && above?.kind === 'paragraph' && above.style === item.style ? (above.choice.inset ?? 0) : undefined
  const isOpen = (inset: number) =>
    inset === joined || isDoubtful(item.words, roomIn(width, { ...item, choice: { ...item.choice, inset } }, look))
  const step = isOpen(0) ? steps.find((each) => !isOpen(each)) : undefined
  return step === undefined ? item : { ...item, choice: { ...item.choice, inset: step } }
}
