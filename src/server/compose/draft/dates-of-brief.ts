import { daysBetween } from '#shared/calendar.ts'
import { lastDayOf } from '#server/document-types/against-dates.ts'
import { doneIn } from '#server/document-types/calendar.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Day, Statement } from '#server/solution/statement.ts'
import { isAside, statedStart, wordsAround } from '../register/about-days.ts'
import { freezesOf, isDeadline, isFreeze } from '../register/compare-dates.ts'

type Plan = { today: string; workstreams: Solution['workstreams'] }

const longestName = 120

/** Weeks from one ISO day to another, rounded up; 0 for a day that has passed. */
export const weeksTo = (today: string, day: string) => Math.max(0, Math.ceil(daysBetween(today, day) / 7))

/**
 * The dated events of a brief, each with its own words: days that the client labelled as dates, and days after words such as “by” and
 * “until”. Only a person or a model decides which of them is a deadline, and for which work: all are events.
 */
export function datesOf(statements: Statement[], { today, workstreams }: Plan): Pick<Solution, 'milestones' | 'windows'> {
  const current = statements.filter(({ earlier }) => !earlier)
  const stated = statedStart(statements)
  // A start that has passed is an event like any other: the plan has weeks until somebody gives a new start.
  const start = stated && stated.day.from >= today ? stated : undefined
  const begin = start?.day.from ?? today
  const clauses = new Map(statements.flatMap((one) => (one.clause && one.earlier ? [[one.clause, one]] : [])))
  const events = current
    .filter((one) => !isFreeze(one))
    .flatMap((statement) => {
      const days = statement.values.filter((value): value is Day => value.kind === 'date')
      return days
        .filter((day, index) => days.findIndex(({ to }) => to === day.to) === index)
        .filter(
          (day) => day !== start?.day && isOfWork(statement, day) && !isAside(statement, day) && !corrects(statement, clauses),
        )
        .map((day) => ({
          source: statement.source,
          name: nameOf(days.length === 1 ? statement.text : clauseOf(statement, day)),
          week: weeksTo(begin, dateOf(statement, day)),
          date: dateOf(statement, day),
          kind: 'event' as const,
          statement: statement.id,
        }))
    })
  const starts = start === undefined ? [] : [startAt(start.statement, begin)]
  return {
    milestones: [...starts, ...events, ...workEndOf(workstreams, start && begin)].map((one, index) => ({
      id: `MS-${index + 1}`,
      ...one,
    })),
    windows: windowsOf(current).map((one, index) => ({ id: `WIN-${index + 1}`, ...one })),
  }
}

const due =
  /(?<!\p{L})(?:by|before|no later than|not later than|at the latest|due|deadline|live|starts?|pilot|launch\p{L}*|bis|spätestens|avant|antes|entro|vóór|uiterlijk|przed)(?!\p{L})[^.;]{0,40}$/iu
/** “From April” is the first day of the month, “by April” and “in April” the last; a window is left when it is over. */
const begins = /(?<!\p{L})(?:from|starting|ab|dès|à partir de|a partir de|desde|vanaf|od)\s$/iu
const dateOf = (statement: Statement, day: Day) =>
  day.precision !== 'window' && begins.test(wordsAround(statement, day).left) ? day.from : day.to

/** “Within six months from 1 March”: the beginning of a time. */
const ofTime = /(?<!\p{L})(?:days?|weeks?|months?|years?)\s(?:from|after|of)\s$/iu
/** In a text about the present situation only clear words make a date one of the work. */
const isOfWork = (statement: Statement, day: Day) =>
  isDeadline(statement, day) &&
  !ofTime.test(wordsAround(statement, day).left) &&
  (statement.label !== 'context' || due.test(wordsAround(statement, day).left))

/** “Clause 7.1: read 8 January” corrects an earlier clause, which may be about the offer and not about the work. */
function corrects({ text }: Statement, clauses: ReadonlyMap<string, Statement>): boolean {
  const earlier = clauses.get(/^clause (\d+(?:\.\d+)*)/i.exec(text)?.[1] ?? '')
  return earlier?.values.some((value) => value.kind === 'date' && isAside(earlier, value)) ?? false
}

/** The words of a statement about one of its days, in which another day is not named. */
function clauseOf(statement: Statement, day: Day): string {
  const { left, right } = wordsAround(statement, day)
  const before = left.replace(/^[\s,;:.–-]+/, '')
  return `${before}${day.quote}${/^[^,;]*/.exec(right)![0]}`.trim()
}

/** Frozen periods, wherever they are stated, and other periods that the client labelled as dates. One without a year recurs. */
function windowsOf(statements: Statement[]): Omit<NonNullable<Solution['windows']>[number], 'id'>[] {
  const frozen = freezesOf(statements).map((one) => ({ ...one, kind: 'freeze' as const }))
  const others = statements
    .filter((statement) => statement.label === 'date' && !isFreeze(statement))
    .flatMap((statement) =>
      statement.values.flatMap((day) =>
        day.kind === 'date' && day.precision === 'window' ? [{ statement, day, kind: 'window' as const }] : [],
      ),
    )
  return [...frozen, ...others].map(({ statement: { id, source, text }, day, kind }) => ({
    source,
    text,
    statement: id,
    from: day.from,
    to: day.to,
    kind,
    recurs: kind === 'freeze' && (day.yearAssumed === true || day.recurs === true),
  }))
}

/** The start date that the brief states, to be confirmed: the weeks of the plan are counted from it. */
const startAt = ({ source, text, id }: Statement, date: string) => ({
  source,
  name: nameOf(text),
  week: 0,
  date,
  kind: 'start' as const,
  statement: id,
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
  return [{ source: { from: 'calculated', sum }, name: 'Planned finish', week, kind: 'end', ...(date && { date }) }]
}

/** A statement shortened to the name of an event; a long one ends with an ellipsis. */
const nameOf = (text: string) => (text.length <= longestName ? text : `${text.slice(0, text.lastIndexOf(' ', longestName))} …`)
