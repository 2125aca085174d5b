import type { Solution } from '#server/solution/solution.ts'
import { type Design, number, sourceOf } from '../assembly/design.ts'
import { capitalised, clip } from '../assembly/phrases.ts'
import { addDays, weeksBetween } from './calendar.ts'
import type { Plan } from './plan-work.ts'
import { isRhythm, milestoneKind } from './stated-dates.ts'

type Milestone = Omit<Solution['milestones'][number], 'id'>

/** The days that the brief fixes, and the earliest and latest day on which the plan ends. */
export function listMilestones({ reading, fit }: Design, { start, weeks: [low, high], workstreams }: Plan): Solution['milestones'] {
  const statements = new Map(reading.statements.map((statement) => [statement.id, statement]))
  const stated = reading.dates.flatMap((found): Milestone[] => {
    const { is, what, from, to, statement } = found
    const said = statements.get(statement)
    // A freeze of which only the first day is said has no end that a window could have.
    if (!said || (is === 'freeze' && from !== to) || isRhythm(found)) return []
    const name = capitalised(clip(what.trim() || said.text, 90))
    const one = (date: string, name: string, kind: Milestone['kind']): Milestone => ({
      source: sourceOf(said),
      name,
      week: kind === 'deadline' ? lastWeekBy(start, date) : weekOf(start, date),
      date,
      kind,
    })
    if (is === 'window') return [one(from, `${name}: from`, 'event'), ...(from === to ? [] : [one(to, `${name}: to`, 'event')])]
    return [one(is === 'start' ? from : to, name, milestoneKind(found, said))]
  })
  const planned: Milestone[] =
    fit === 'note' || workstreams.length < 2
      ? []
      : [
          {
            source: { from: 'assumption', reason: 'The sum of the least work.' },
            name: 'Plan ends at the earliest',
            week: low,
            date: addDays(start, low * 7),
            kind: 'event',
          },
          {
            source: { from: 'assumption', reason: 'The sum of the most work.' },
            name: 'Plan ends at the latest',
            week: high,
            date: addDays(start, high * 7),
            kind: 'event',
          },
        ]
  const all = [...stated, ...planned].toSorted((one, other) => (one.date! < other.date! ? -1 : one.date! > other.date! ? 1 : 0))
  const seen = new Set<string>()
  return number(
    'MS',
    all.filter(({ name, date }) => {
      const said = `${plainName(name)} ${date}`
      return !seen.has(said) && seen.add(said)
    }),
  )
}

/** “The first basin shall be live” under the requirements is “first basin live” under the timeline. */
const plainName = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/\b(?:shall|must|should|will|has to|have to|be|is|are|the|an?|to)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Week 0 is before the work begins. */
const weekOf = (start: string, date: string) => Math.max(0, weeksBetween(start, date) + 1)

/** What is due on a day has to be done in the weeks that are whole by then, as the plan is judged by its last day; at least the first. */
const lastWeekBy = (start: string, date: string) => (date < start ? 0 : Math.max(1, weeksBetween(start, date)))
