import { addDays, periodsWithin } from '#shared/calendar.ts'
import { formatDay } from '#shared/day-words.ts'
import type { Solution } from '#server/solution/solution.ts'
import { lastDayOf } from './against-dates.ts'
import { doneIn, earliestStart } from './calendar.ts'
import { bare } from './english.ts'
import type { Fixed } from './fixed-dates.ts'
import { lastWeekOf } from './key-figures.ts'
import { quoted } from './prose.ts'

type Facts = Pick<Solution, 'milestones' | 'windows' | 'workstreams' | 'statements'>
type Period = { from: string; to: string }

export const spanText = ({ from, to }: Period) => `${formatDay(from)} to ${formatDay(to)}`

/**
 * Periods in which the brief wants nothing to change, in each year of the plan, against its switch-overs; those that a person or a model
 * assigned to work are compared with that work.
 */
export function freezesAgainst(solution: Facts): Fixed[] {
  const [start, weeks] = [earliestStart(solution), doneIn(solution)]
  if (weeks === undefined) return []
  const span = start && { from: start, to: lastDayOf(weeks, start) }
  return (solution.windows ?? [])
    .filter(({ kind, work, recurs, to }) => kind === 'freeze' && work === undefined && (recurs || !start || to >= start))
    .map((window): Fixed => {
      const periods = span ? periodsWithin(window, span) : [window]
      const met = start ? switchesIn(solution, { start, periods }) : []
      return {
        ...(periods[0] && { day: periods[0].from }),
        what: bare(window.text),
        ...(window.statement && { statement: window.statement }),
        verdict: verdictOf(window, { periods, met, isDated: span !== undefined }),
        sum: periods.map(({ from, to }) => `${from} to ${to}`).join('; '),
        isMet: met.length === 0,
        kind: 'freeze',
      }
    })
}

/** A window in each year of the plan; as stated if the first day of the work is unknown or none of its years is in the plan. */
export function periodsInPlan(solution: Facts, window: Period & { recurs: boolean }): Period[] {
  const [start, weeks] = [earliestStart(solution), doneIn(solution)]
  const periods = start && weeks !== undefined ? periodsWithin(window, { from: start, to: lastDayOf(weeks, start) }) : []
  return periods.length > 0 ? periods : [{ from: window.from, to: window.to }]
}

type Met = { periods: Period[]; met: string[]; isDated: boolean }

/** Always names the days that were compared: the statement may name others, such as “the last week of a quarter”. */
function verdictOf(window: Period & { recurs: boolean }, { periods, met, isDated }: Met): string {
  const shown = periods.length > 0 ? periods : [window]
  const named = `${shown.map(spanText).join('; ')}${window.recurs ? ' (taken as yearly)' : ''}`
  if (!isDated) return `${named}: can be compared once the start of the work is known`
  if (periods.length === 0) return `${named}: outside the plan`
  return met.length > 0 ? `${named}: ${met.join('; ')}` : `${named}: no switch-over of the plan overlaps it`
}

/** `“Switch-over” runs from 3 January 2028 to 11 February 2028, which overlaps it`. */
function switchesIn({ workstreams }: Facts, { start, periods }: { start: string; periods: Period[] }): string[] {
  return workstreams
    .filter(({ kind }) => kind === 'switch-over')
    .flatMap((stream) => {
      const planned = { from: addDays(start, (stream.startWeek - 1) * 7), to: lastDayOf(lastWeekOf(stream), start) }
      return periods.some(({ from, to }) => planned.from <= to && planned.to >= from)
        ? [`${quoted(bare(stream.name))} runs from ${spanText(planned)}, which overlaps it`]
        : []
    })
}
