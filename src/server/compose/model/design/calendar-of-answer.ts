import { closedEndsOf, dueDatesOf, spareText } from '#server/document-types/against-dates.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Source } from '#server/solution/source.ts'
import type { Calculation as Calculated } from '#server/solution/statement.ts'
import { datesOf, weeksTo, workEndOf } from '../../draft/dates-of-brief.ts'
import { daysBetween, formatDay, isDay } from '../../register/days.ts'
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
  const milestones = [...starts, ...days, ...workEndOf(workstreams, begin)].map((one, index) => ({ id: `MS-${index + 1}`, ...one }))
  const windows = said
    .filter(({ is }) => is === 'closed')
    .map(({ source: of, what, from, to, statement, work: held }, index) => ({
      id: `WIN-${index + 1}`,
      source: of,
      text: what,
      kind: 'freeze' as const,
      from: from ?? to,
      to,
      recurs: false,
      statement,
      work: held,
    }))
  // Weeks to a day are counted from another day than the plan is.
  const kept = calculations.filter(({ kind }) => kind !== 'weeks')
  const judged = againstDates({ milestones, windows, workstreams })
  return {
    milestones,
    windows,
    calculations: [...kept, ...judged].map((one, index) => ({ ...one, id: `CAL-${index + 1}` })),
  }
}

/** What the plan makes of each day that work has to be done by, and of times in which none may end, in words that can be cited. */
function againstDates(solution: Pick<Solution, 'milestones' | 'windows' | 'workstreams'>): Omit<Calculated, 'id'>[] {
  const due = dueDatesOf(solution).map(({ due: { name, date, statement }, ends, daysLate }) => ({
    text: `${formatDay(date!)}, ${name}: by the plan ${formatDay(ends)}${spareText(daysLate)}.`,
    sum: `${ends} − ${date} = ${daysLate} days`,
    statements: statement === undefined ? [] : [statement],
    warns: daysLate > 0,
  }))
  const closed = closedEndsOf(solution).map(({ window: { text, from, to, statement }, stream, ends }) => ({
    text: `${formatDay(from)} to ${formatDay(to)}, ${text}: by the plan “${stream.name}” ends in it, on ${formatDay(ends)}.`,
    sum: `${from} ≤ ${ends} ≤ ${to}`,
    statements: statement === undefined ? [] : [statement],
    warns: true,
  }))
  return [...due, ...closed].map(({ sum, ...one }) => ({ ...one, kind: 'due', source: { from: 'calculated', sum } }))
}
