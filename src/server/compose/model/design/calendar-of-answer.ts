import { isDay } from '#shared/calendar.ts'
import { weeksBy } from '#server/document-types/against-dates.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Source } from '#server/solution/source.ts'
import type { Statement } from '#server/solution/statement.ts'
import { datesOf, weeksTo, workEndOf } from '../../draft/dates-of-brief.ts'
import { withDates } from '../../draft/judge-dates.ts'
import { statedStart } from '../../register/about-days.ts'
import type { DesignAnswer } from './design-answer.ts'
import { ownKeys } from './own-keys.ts'

type Ground = Pick<Solution, 'calculations' | 'workstreams'> & {
  statements: Statement[]
  source: Source
  today: string
}

/**
 * The calendar as the model reads the brief: the first day of the plan, due dates, periods in which no work may end, and other dates. If
 * the answer contains none of these, the dates that the client labelled are used.
 */
export function calendarOf(
  answer: DesignAnswer,
  { statements, calculations = [], workstreams, source, today }: Ground,
): Pick<Solution, 'milestones' | 'windows' | 'calculations'> {
  const { start, dates, work } = answer
  const begin = start && isDay(start.day) ? start.day : undefined
  if (dates.length === 0 && !begin) {
    const stated = datesOf(statements, { today, workstreams })
    return { ...stated, calculations: withDates(calculations, { ...stated, workstreams, statements }) }
  }
  const quoted = new Map(statements.map((statement) => [statement.id, statement.source]))
  const { of } = ownKeys('w', work)
  const idOf = (key: string) => {
    const own = of(key)
    return own === undefined ? [] : [`WS-${Number(own.slice(1)) + 1}`]
  }
  const said = dates
    .filter(({ statement, from, to }) => quoted.has(statement) && isDay(to) && (from === null || (isDay(from) && from <= to)))
    .map(({ work: keys, ...date }) => ({ ...date, source: quoted.get(date.statement)!, work: keys.flatMap(idOf) }))
  const starts = begin
    ? [
        {
          source: sourceOfStart(statements, begin) ?? source,
          name: 'Start of the work',
          week: 0,
          date: begin,
          kind: 'start' as const,
        },
      ]
    : []
  const days = said
    .filter(({ is }) => is !== 'closed')
    .map(({ is, to, what, work: waited, ...of }) => ({
      source: of.source,
      name: what,
      week: is === 'due' ? weeksBy(to, begin ?? today) : weeksTo(begin ?? today, to),
      date: to,
      kind: is === 'due' ? ('deadline' as const) : ('event' as const),
      statement: of.statement,
      work: waited,
    }))
  const milestones = [...starts, ...days, ...workEndOf(workstreams, begin)].map((one, index) => ({ id: `MS-${index + 1}`, ...one }))
  const windows = said.filter(({ is }) => is === 'closed').map(closedTime)
  // Weeks to a date would otherwise be counted from another day than the plan.
  const kept = calculations.filter(({ kind }) => kind !== 'weeks')
  const numbered = kept.map((one, index) => ({ ...one, id: `CAL-${index + 1}` }))
  return { milestones, windows, calculations: withDates(numbered, { milestones, windows, workstreams, statements }) }
}

type Said = Omit<DesignAnswer['dates'][number], 'is'> & { source: Source }

const closedTime = ({ source, what, from, to, statement, work }: Said, index: number) => ({
  id: `WIN-${index + 1}`,
  source,
  text: what,
  kind: 'freeze' as const,
  from: from ?? to,
  to,
  recurs: false,
  statement,
  work,
})

/** The brief's statement of this day as the start, if there is one: only then does the plan have dates. */
function sourceOfStart(statements: Statement[], day: string): Source | undefined {
  const stated = statedStart(statements)
  return stated?.day.from === day ? stated.statement.source : undefined
}
