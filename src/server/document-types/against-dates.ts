import { addDays, dayLength, daysBetween, isoDay } from '#shared/calendar.ts'
import { startOf } from '#shared/start-of-plan.ts'
import type { Solution } from '#server/solution/solution.ts'
import { countOf } from './english.ts'
import { lastWeekOf } from './key-figures.ts'

type Stream = Solution['workstreams'][number]
type Milestone = Solution['milestones'][number]
type Window = NonNullable<Solution['windows']>[number]

/** Non-working days of a week. */
const weekend = 2
/** Later years are written in another form. */
const latest = Date.parse('9999-12-31')

/** The last working day of the given number of weeks from `start` on. */
export function lastDayOf(weeks: number, start: string): string {
  const end = new Date(Math.min(latest, Date.parse(start) + (weeks * 7 - 1) * dayLength))
  while (end.getUTCDay() % 6 === 0) end.setTime(end.getTime() - dayLength)
  return isoDay(end)
}

/** The number of weeks that are complete by a day: the last of them ends on that day or before. */
export function weeksBy(day: string, start: string): number {
  const weeks = Math.floor(((Date.parse(day) - Date.parse(start)) / dayLength + weekend + 1) / 7)
  return Math.max(0, lastDayOf(weeks, start) > day ? weeks - 1 : weeks)
}

function streamsOf({ workstreams }: Pick<Solution, 'workstreams'>, { work }: Pick<Milestone, 'work'>): Stream[] {
  const named = new Set(work)
  return workstreams.filter(({ id }) => named.has(id))
}

/** A day by which some work is due, with the day on which the last of that work ends, or begins. */
export type DueDate = { due: Milestone; last: Stream; planned: string; daysLate: number }

export const isForBegin = ({ countsFor }: Pick<Milestone, 'countsFor'>) => countsFor === 'begin'

/** “it is done on”, “it begins on” */
export const happensOn = (due: Milestone) => (isForBegin(due) ? 'begins on' : 'is done on')

/** Compares due dates of the brief with the plan; empty if no work is assigned to them, or if the start of the plan is unknown. */
export function dueDatesOf(solution: Pick<Solution, 'milestones' | 'workstreams'>): DueDate[] {
  const start = startOf(solution)
  if (!start) return []
  return solution.milestones
    .filter(({ kind, date }) => kind === 'deadline' && date !== undefined)
    .toSorted((one, other) => one.date!.localeCompare(other.date!))
    .flatMap((due) => {
      const weekOf = (stream: Stream) => (isForBegin(due) ? stream.startWeek : lastWeekOf(stream))
      const [last] = streamsOf(solution, due).toSorted((one, other) => weekOf(other) - weekOf(one))
      if (!last) return []
      const planned = isForBegin(due) ? addDays(start.date, (weekOf(last) - 1) * 7) : lastDayOf(weekOf(last), start.date)
      return { due, last, planned, daysLate: daysBetween(due.date!, planned) }
    })
}

/** Work that ends in a period in which it may not end. */
export function closedEndsOf(
  solution: Pick<Solution, 'milestones' | 'windows' | 'workstreams'>,
): { window: Window; stream: Stream; ends: string }[] {
  const start = startOf(solution)
  if (!start) return []
  return (solution.windows ?? []).flatMap((window) =>
    streamsOf(solution, window).flatMap((stream) => {
      const ends = lastDayOf(lastWeekOf(stream), start.date)
      return ends >= window.from && ends <= window.to ? [{ window, stream, ends }] : []
    }),
  )
}

/** `, nine weeks late`, `, three days before it`. */
export function spareText(daysLate: number): string {
  if (daysLate === 0) return ', on the day'
  const days = Math.abs(daysLate)
  const much = days < 14 ? countOf(days, 'day') : countOf(Math.floor(days / 7), 'week')
  return daysLate > 0 ? `, ${much} late` : `, ${much} before it`
}
