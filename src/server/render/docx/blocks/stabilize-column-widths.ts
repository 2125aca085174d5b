import type { Words } from '#server/render/docx/flow.ts'
import { isDoubtful } from '#server/render/docx/layout/box.ts'
import { cellMargins } from '#server/render/docx/table-styles.ts'

/** What stands in a column, and the least width that cuts no word; points. */
export type MeasuredColumn = { words: readonly Words[]; least: number }

/** By how much a column may be widened; twentieths of a point. */
const steps = [10, 20, 30, 40, 50, 60, 80]

/**
 * Widens narrow columns by up to four points, at the expense of the widest, where programs may differ in how many lines a cell takes:
 * what follows then stands on the page that the contents say. Widths in twentieths of a point.
 */
export function stabilizeColumnWidths(widths: readonly number[], columns: readonly MeasuredColumn[]): number[] {
  const settled = [...widths]
  const widest = settled.indexOf(Math.max(...settled))
  const doubtsAt = (index: number, width: number) => {
    const room = (width - cellMargins.left - cellMargins.right) / 20
    return columns[index]!.words.filter((words) => isDoubtful(words, room)).length
  }
  const widen = (index: number, costOf: (step: number) => number) => {
    const roomLeft = settled[widest]! - 20 * columns[widest]!.least
    let best = { step: 0, cost: costOf(0) }
    for (const step of steps) {
      if (best.cost === 0 || step > roomLeft) break
      const cost = costOf(step)
      if (cost < best.cost) best = { step, cost }
    }
    settled[index]! += best.step
    settled[widest]! -= best.step
    return best.cost
  }
  const others = [...columns.keys()].filter((index) => index !== widest)
  for (const index of others) widen(index, (step) => doubtsAt(index, settled[index]! + step))
  for (const index of others) {
    const both = (step: number) => doubtsAt(index, settled[index]! + step) + doubtsAt(widest, settled[widest]! - step)
    if (doubtsAt(widest, settled[widest]!) > 0) widen(index, both)
  }
  return settled
}
