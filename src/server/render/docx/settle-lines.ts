import type { Item } from './flow.ts'
import { isDoubtful, roomIn } from './layout/box.ts'
import { type Look, roomOn } from './look.ts'
import type { StyleId } from './paragraph-styles.ts'

/** Text without a frame, whose right edge nobody sees. */
const running: ReadonlySet<StyleId> = new Set(['BodyText', 'ListBullet', 'ListNumber', 'Quote'] as const)
/** By how much its lines may end earlier, or later where that is less than nothing; twentieths of a point. */
const steps = [-20, -40, 20, 40, 60, 80]

/** Gives a paragraph a little more room or less where programs may differ in how many lines it takes, and with that on which page the next heading stands. */
export function settleLines(items: readonly Item[], look: Look): Item[] {
  return items.map((item) => {
    if (item.kind === 'table' || !running.has(item.style)) return item
    const { width } = roomOn(look.page, item.wide ?? false)
    const isOpen = (right: number) => isDoubtful(item.words, roomIn(width, { ...item, choice: { ...item.choice, right } }, look))
    const own = item.choice.right ?? look.styles[item.style].indent?.right ?? 0
    if (!isOpen(own)) return item
    const step = steps.find((each) => !isOpen(own + each))
    return step === undefined ? item : { ...item, choice: { ...item.choice, right: own + step } }
  })
}
