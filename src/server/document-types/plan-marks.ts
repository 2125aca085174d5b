import type { BlockOf } from '#shared/content/blocks.ts'
import { addDays, daysBetween } from '#shared/calendar.ts'
import { startOf } from '#shared/start-of-plan.ts'
import type { Solution } from '#server/solution/solution.ts'
import { bare, capitalised } from './english.ts'
import { planEndOf } from './key-figures.ts'

type Mark = NonNullable<BlockOf<'chart'>['marks']>[number]

/** A scale with more labels cannot be read; more days than these cover the bars. */
const most = { labels: 8, days: 5 }
/** A day later than this share of the plan would make its bars short. */
const furthest = 1.3

const steps = { months: [1, 2, 3, 6, 12, 24, 60], weeks: [1, 2, 4, 8, 13, 26, 52, 104] }
const stepFor = (all: readonly number[], length: number) => all.find((step) => length / step <= most.labels) ?? all.at(-1)!

/** The scale of a plan’s picture in months, or in weeks where its start is not known, and the days by which work is due. */
export function planMarks(solution: Pick<Solution, 'milestones' | 'workstreams'>): Mark[] {
  const weeks = planEndOf(solution) ?? 0
  const start = startOf(solution)?.date
  if (start === undefined) {
    const step = stepFor(steps.weeks, weeks)
    return Array.from({ length: Math.floor(weeks / step) }, (_, index) => {
      const at = (index + 1) * step
      return { at, label: `week ${at}`, kind: 'scale' }
    })
  }
  return [...monthsFrom(start, weeks), ...daysOf(solution, { start, weeks })]
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const dayName = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const weeksFrom = (start: string, day: string) => daysBetween(start, day) / 7

function monthsFrom(start: string, weeks: number): Mark[] {
  const first = new Date(`${start.slice(0, 7)}-01`)
  const step = stepFor(steps.months, weeks / 4.35)
  const end = addDays(start, weeks * 7)
  const marks: Mark[] = []
  for (let months = 0; ; months += step) {
    const day = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1)).toISOString().slice(0, 10)
    if (day > end) return marks
    if (day >= start) marks.push({ at: weeksFrom(start, day), label: monthName.format(new Date(day)), kind: 'scale' })
  }
}

function daysOf({ milestones }: Pick<Solution, 'milestones'>, { start, weeks }: { start: string; weeks: number }): Mark[] {
  return milestones
    .flatMap(({ kind, date, name }): Mark[] => {
      if (kind !== 'deadline' || date === undefined || date < start) return []
      const at = weeksFrom(start, date)
      return at > weeks * furthest
        ? []
        : [{ at, label: `${dayName.format(new Date(date))}: ${capitalised(bare(name))}`, kind: 'day' }]
    })
    .toSorted((one, other) => one.at - other.at)
    .slice(0, most.days)
}
