import * as words from '#words/projects.ts'
import type { Scale } from './timeline-lanes.tsx'
import { monthLabel } from './labels.ts'

export const dayLength = 86_400_000
export const timeOf = (iso: string) => Date.parse(`${iso}T00:00:00Z`)
/** The time at which the given number of weeks has passed. */
export const afterWeeks = (start: string, weeks: number) => timeOf(start) + weeks * 7 * dayLength

/** Maximum number of labels on a scale; with more months or weeks, some have none. */
const mostTicks = 10

/** A scale of days, in whole months. */
export function dayScale(times: number[], now: number): Scale {
  const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))]
  const months = (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth() + 1
  const step = Math.ceil(months / mostTicks)
  const at = (month: number) => Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month, 1)
  const ticks = Array.from({ length: Math.ceil(months / step) }, (_, index) => at(index * step))
  const [from, to] = [at(0), at(months)]
  return {
    from,
    to,
    ticks: ticks.map((time) => ({ at: time, label: monthLabel(time) })),
    now: now >= from && now <= to ? now : undefined,
  }
}

/** How many days marks may extend a scale on either side of the work: a date years ago would leave no room for the work. */
const mostBeyond = 92 * dayLength

/** Returns the marks that are near enough to the work to fit on the same scale. */
export function nearMarks(marks: number[], work: number[]): number[] {
  const [from, to] = [Math.min(...work) - mostBeyond, Math.max(...work) + mostBeyond]
  return marks.filter((mark) => mark >= from && mark <= to)
}

/** A scale of weeks, for plans without a known start. */
export function weekScale(weeks: number): Scale {
  const step = Math.max(1, Math.ceil(weeks / mostTicks))
  const ticks = Array.from({ length: Math.ceil(weeks / step) }, (_, index) => index * step)
  return { from: 0, to: Math.max(1, weeks), ticks: ticks.map((week) => ({ at: week, label: words.week(week + 1) })) }
}
