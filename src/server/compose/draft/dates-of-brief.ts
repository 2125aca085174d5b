import { daysBetween } from '#shared/calendar.ts'
import { lastDayOf } from '#server/document-types/against-dates.ts'
import { doneIn } from '#server/document-types/calendar.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Day, Statement } from '#server/solution/statement.ts'
import { isAside, isReplacedDay, statedStart } from '../register/about-days.ts'

type Plan = { today: string; workstreams: Solution['workstreams'] }

const longestName = 120

/** Weeks from one ISO day to another, rounded up; 0 for a day that has passed. */
export const weeksTo = (today: string, day: string) => Math.max(0, Math.ceil(daysBetween(today, day) / 7))

/**
 * The dated events of a brief: statements that the client labelled as dates and that contain exactly one day. Only a person or words such
 * as “by” and “no later than” make a day a deadline, which code does not decide: all are events.
 */
export function datesOf(statements: Statement[], { today, workstreams }: Plan): Pick<Solution, 'milestones' | 'windows'> {
  const dated = statements.filter(({ label, earlier }) => label === 'date' && !earlier)
  const stated = statedStart(statements)
  // A start that has passed is an event like any other: the plan has weeks until somebody gives a new start.
  const start = stated && stated.day.from >= today ? stated : undefined
  const begin = start?.day.from ?? today
  const events = dated.flatMap((statement) => {
    const { source, text, values } = statement
    const days = values.filter((value): value is Day => value.kind === 'date' && !isReplacedDay(statement, value))
    const [day, ...more] = days
    if (!day || more.length > 0 || day.precision === 'window' || statement === start?.statement || isAside(statement, day))
      return []
    return [{ source, name: nameOf(text), week: weeksTo(begin, day.to), date: day.to, kind: 'event' as const }]
  })
  const starts = start === undefined ? [] : [startAt(start.statement, begin)]
  return {
    milestones: [...starts, ...events, ...workEndOf(workstreams, start && begin)].map((one, index) => ({
      id: `MS-${index + 1}`,
      ...one,
    })),
    windows: dated
      .flatMap(({ source, text, values }) =>
        values.flatMap((value) =>
          value.kind === 'date' && value.precision === 'window' ? [{ source, text, from: value.from, to: value.to }] : [],
        ),
      )
      .map((one, index) => ({ id: `WIN-${index + 1}`, ...one, kind: 'window' as const, recurs: false })),
  }
}

/** The start date that the brief states, to be confirmed: the weeks of the plan are counted from it. */
const startAt = ({ source, text }: Statement, date: string) => ({
  source,
  name: nameOf(text),
  week: 0,
  date,
  kind: 'start' as const,
})

/** The promised end of the work, with its date if the first day is known; empty if there is no plan. */
export function workEndOf(
  workstreams: Solution['workstreams'],
  start: string | undefined,
): Omit<Solution['milestones'][number], 'id'>[] {
  const week = doneIn({ workstreams })
  if (week === undefined) return []
  const sum = 'the last week of the work that nothing else waits for'
  const date = start && lastDayOf(week, start)
  return [{ source: { from: 'calculated', sum }, name: 'The planned work is complete', week, kind: 'end', ...(date && { date }) }]
}

/** A statement shortened to the name of an event; a long one ends with an ellipsis. */
const nameOf = (text: string) => (text.length <= longestName ? text : `${text.slice(0, text.lastIndexOf(' ', longestName))} …`)
