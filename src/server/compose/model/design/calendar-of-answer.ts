import type { Solution } from '#server/solution/solution.ts'
import type { Source } from '#server/solution/source.ts'
import { datesOf, weeksTo, workEndOf } from '../../draft/dates-of-brief.ts'
import { daysBetween, isDay } from '../../register/days.ts'
import type { DesignAnswer } from './design-answer.ts'
import { ownKeys } from './own-keys.ts'

type Ground = Pick<Solution, 'calculations' | 'workstreams'> & {
  statements: NonNullable<Solution['statements']>
  source: Source
  today: string
}

/**
 * The calendar as the model reads the brief: with which day the plan begins, what has to be done by when, when nothing may end, and
 * what else happens. Where it says none of this, the days are those that the client labelled.
 */
export function calendarOf(
  answer: DesignAnswer,
  { statements, calculations = [], workstreams, source, today }: Ground,
): Pick<Solution, 'milestones' | 'windows' | 'calculations'> {
  const { start, dates, work } = answer
  const begin = start && isDay(start.day) ? start.day : undefined
  if (dates.length === 0 && !begin) return { ...datesOf(statements, { today, workstreams }), calculations }
  const quoted = new Map(statements.map((statement) => [statement.id, statement.source]))
  const { of } = ownKeys('w', work)
  const idOf = (key: string) => of(key)?.replace(/^w(\d+)$/, (_, at: string) => `WS-${Number(at) + 1}`) ?? []
  const said = dates
    .filter(({ statement, from, to }) => quoted.has(statement) && isDay(to) && (from === null || (isDay(from) && from <= to)))
    .map(({ work: keys, ...date }) => ({ ...date, source: quoted.get(date.statement)!, work: keys.flatMap(idOf) }))
  const starts = begin ? [{ source, name: 'Start of the work', week: 0, date: begin, kind: 'start' as const }] : []
  const days = said
    .filter(({ is }) => is !== 'closed')
    .map(({ is, to, what, work: waited, ...of }) => ({
      source: of.source,
      name: what,
      // A package that ends with this week is done by then.
      week: is === 'due' ? Math.max(0, Math.floor((daysBetween(begin ?? today, to) + 1) / 7)) : weeksTo(begin ?? today, to),
      date: to,
      kind: is === 'due' ? ('deadline' as const) : ('event' as const),
      statement: of.statement,
      work: waited,
    }))
  const closed = said.filter(({ is }) => is === 'closed')
  return {
    milestones: [...starts, ...days, ...workEndOf(workstreams, begin)].map((one, index) => ({ id: `MS-${index + 1}`, ...one })),
    windows: closed.map(({ source: of, what, from, to, statement, work: held }, index) => ({
      id: `WIN-${index + 1}`,
      source: of,
      text: what,
      kind: 'freeze',
      from: from ?? to,
      to,
      recurs: false,
      statement,
      work: held,
    })),
    // Counted from another day than the plan is.
    calculations: calculations.filter(({ kind }) => kind !== 'weeks'),
  }
}
