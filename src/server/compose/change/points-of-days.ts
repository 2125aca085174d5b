import { addDays, periodsWithin } from '#shared/calendar.ts'
import { formatDay } from '#shared/day-words.ts'
import { startOf } from '#shared/start-of-plan.ts'
import { spanText } from '#server/document-types/freezes-against.ts'
import { quoted } from '#server/document-types/prose.ts'
import type { Solution } from '#server/solution/solution.ts'

/** Days before which a piece of work may not begin and that have no effect on the plan, or are in a freeze. */
export function pointsOfDays(solution: Pick<Solution, 'workstreams' | 'milestones' | 'windows'>): string[] {
  const start = startOf(solution)?.date
  return solution.workstreams.flatMap(({ name, notBefore: day, startWeek }) => {
    if (day === undefined) return []
    const told = `“${name}” may not begin before ${formatDay(day)}`
    if (start === undefined) return [`${told}: this has no effect until the plan has a start date.`]
    if (day < start) return [`${told}: this changes nothing, because the work starts on ${formatDay(start)}.`]
    const begins = addDays(start, (startWeek - 1) * 7)
    return freezesOn(solution, day).map(
      ({ text, ...period }) =>
        `${told}, a day of the freeze from ${spanText(period)} (${quoted(text)}): by the plan it begins on ${formatDay(begins)}.`,
    )
  })
}

const freezesOn = ({ windows = [] }: Pick<Solution, 'windows'>, day: string) =>
  windows
    .filter(({ kind }) => kind === 'freeze')
    .flatMap((window) => periodsWithin(window, { from: day, to: day }).map((period) => ({ ...period, text: window.text })))
