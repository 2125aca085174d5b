import type { Solution } from '#server/solution/solution.ts'
import { fromPattern, type Draft } from './draft.ts'
import { readDurations, timelineStatements } from './read-timeline.ts'
import { sourceOf } from './statement.ts'

export type UnnumberedMilestone = Omit<Solution['milestones'][number], 'id'>

export const weeksBetween = (from: string, to: string) => Math.floor((Date.parse(to) - Date.parse(from)) / (7 * 86_400_000))

/** The days and lengths that the timeline names, in weeks from the start of the work. */
export function statedMilestones({ reading }: Draft, weeks: number): UnnumberedMilestone[] {
  const start = reading.dates.find(({ kind }) => kind === 'start')?.date
  const last = reading.dates
    .map(({ date }) => date)
    .toSorted()
    .at(-1)
  const dated = reading.dates.map(({ date, name, kind, statement }) => {
    // Without a start the weeks are counted back from the last day.
    const counted = start ? weeksBetween(start, date) : weeks - (last ? weeksBetween(date, last) : 0)
    return { source: sourceOf(statement), name: capitalised(name), week: kind === 'start' ? 0 : Math.max(0, counted), date }
  })
  const timed = timelineStatements(reading.statements).flatMap((statement) =>
    clausesOf(statement.text).flatMap((clause) => {
      const [length] = readDurations(clause)
      const name = clause
        .replace(/\b(?:with)?in (?:about |around )?(?:an?|one|\d+) \w+\.?/i, '')
        .replace(/[.,\s]+$/, '')
        .trim()
      return length && name.length > 3 && length <= weeks
        ? [{ source: sourceOf(statement), name: capitalised(name), week: length }]
        : []
    }),
  )
  return [...dated, ...timed].toSorted((one, other) => one.week - other.week)
}

/** "First results in 3 months and everything finished within a year" names two. */
const clausesOf = (text: string) => text.split(/[,;]\s+|\sand\s/).filter((clause) => clause.trim() !== '')

export function listMilestones(
  [first]: Solution['workstreams'],
  named: UnnumberedMilestone[],
  { weeks, isAdvice }: { weeks: number; isAdvice: boolean },
): UnnumberedMilestone[] {
  if (!first) return named
  const source = fromPattern({ id: 'every-system' })
  const signed = { source, name: isAdvice ? 'Aims agreed' : 'Design signed', week: first.startWeek + first.weeks - 1 }
  const live = named.some((milestone) => milestone.week >= weeks)
    ? []
    : [{ source, name: isAdvice ? 'Results accepted' : 'Go-live', week: weeks }]
  return [...named, signed, ...live].toSorted((one, other) => one.week - other.week)
}

const capitalised = (text: string) => {
  const words = text
    .replace(/^(?:and|then)\s+/i, '')
    .replace(/^we would like to (?:see )?/i, '')
    .slice(0, 120)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
