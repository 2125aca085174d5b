import type { Solution } from '#server/solution/solution.ts'
import { fromPattern, type Draft } from './draft.ts'
import { nameOfDay } from './name-of-day.ts'
import { clausesOf, readDurations, readPhases, timelineStatements, weeksBetween } from './read-timeline.ts'
import { sourceOf } from './statement.ts'

export type UnnumberedMilestone = Omit<Solution['milestones'][number], 'id'>

/** The days and lengths that the timeline names, in weeks from the start of the work. */
export function statedMilestones(draft: Draft, weeks: number): UnnumberedMilestone[] {
  const { reading } = draft
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
  return [...dated, ...timedMilestones(draft, weeks)].toSorted((one, other) => one.week - other.week)
}

/** What is ready after a stated length; phases that follow each other end one after the other. */
function timedMilestones({ reading }: Draft, weeks: number): UnnumberedMilestone[] {
  let passed = 0
  return timelineStatements(reading.statements).flatMap((statement) =>
    clausesOf(statement.text).flatMap((clause) => {
      const [phase] = readPhases(clause)
      const [length] = readDurations(clause)
      if (phase) passed += phase.weeks
      const week = phase ? passed : length
      const name = nameOfDay(clause)
      return week && name !== '' && week <= weeks ? [{ source: sourceOf(statement), name: capitalised(name), week }] : []
    }),
  )
}

export function listMilestones(
  [first]: Solution['workstreams'],
  named: UnnumberedMilestone[],
  { weeks, isAdvice, start }: { weeks: number; isAdvice: boolean; start: string | undefined },
): UnnumberedMilestone[] {
  if (!first) return named
  const source = fromPattern({ id: 'every-system' })
  const onDay = (week: number) => ({ week, ...(start && { date: dayAfter(start, week) }) })
  const signed = { source, name: isAdvice ? 'Aims agreed' : 'Design signed', ...onDay(first.startWeek + first.weeks - 1) }
  const live = named.some((milestone) => milestone.week >= weeks)
    ? []
    : [{ source, name: isAdvice ? 'Results accepted' : 'Go-live', ...onDay(weeks) }]
  return [...named, signed, ...live].toSorted((one, other) => one.week - other.week)
}

/** The day on which so many weeks have passed. */
const dayAfter = (start: string, weeks: number) => {
  const day = new Date(`${start}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 7 * weeks)
  return day.toISOString().slice(0, 10)
}

const capitalised = (text: string) => {
  const words = text
    .replace(/^(?:and|then)\s+/i, '')
    .replace(/^we would like to (?:see )?/i, '')
    .slice(0, 120)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
