import { formatDay } from '#shared/day-words.ts'
import { startOf } from '#shared/start-of-plan.ts'
import type { Solution } from '#server/solution/solution.ts'
import { referenceOf, type Statement } from '#server/solution/statement.ts'
import { closedEndsOf, dueDatesOf, happensOn, lastDayOf, spareText } from './against-dates.ts'
import { doneIn, earliestStart } from './calendar.ts'
import { bare, capitalised } from './english.ts'
import { type Fixed, fixedDatesOf, pickDates } from './fixed-dates.ts'
import { freezesAgainst } from './freezes-against.ts'
import { text } from './make-blocks.ts'
import { quoted } from './prose.ts'
import type { SolutionView } from './solution-view.ts'
import { statementLinks, statementsOf } from './statements.ts'
import { andMore, type SummaryLine } from './quote-lines.ts'
import { datesLine } from './summary-lines.ts'

/** Page one names at most this many of each; the chapters contain the rest. */
const most = { dates: 4, missed: 8, closed: 3 }

/** The duration of the work, compared with the client's dates. */
export function whenLine({ solution }: SolutionView): SummaryLine[] {
  const weeks = doneIn(solution)
  if (weeks === undefined) return []
  const start = startOf(solution)
  const from = start
    ? `, from ${formatDay(start.date)} to ${formatDay(lastDayOf(weeks, start.date))}${start.id ? `, counted from ${quoted(bare(start.name))}` : ''}`
    : fromAward(solution, weeks)
  const against = datesAgainst(solution)
  const lines = [...against, ...fixedLines(solution)]
  return [{ topic: 'When', runs: text(`${weeks} weeks${from}.`) }, ...(lines.length > 0 ? lines : datesLine({ solution }))]
}

/** Dates of the brief are compared with a plan from the award, before which no work can begin. */
function fromAward(solution: Solution, weeks: number): string {
  const award = earliestStart(solution)
  return ` from the start of the work${award ? `; from the award, ${formatDay(award)} to ${formatDay(lastDayOf(weeks, award))}` : ''}`
}

/** The client's dates and the days on which the plan meets them; missed ones come first. */
function datesAgainst(solution: Solution): SummaryLine[] {
  const byId = new Map(statementsOf(solution).map((statement) => [statement.id, statement]))
  const of = (id = '', name = '') => {
    const statement = byId.get(id)
    // A name that includes its clause needs no other reference.
    if (!statement || name.includes(`(${referenceOf(statement)})`)) return []
    return [{ text: ' (' }, ...statementLinks([statement]), { text: ')' }]
  }
  const closed = closedEndsOf(solution).map(({ window, stream, ends }) => ({
    topic: 'Ends in your closed time',
    runs: [
      ...text(`${formatDay(window.from)} to ${formatDay(window.to)}`),
      ...of(window.statement),
      ...text(`: “${bare(stream.name)}” ends on ${formatDay(ends)}.`),
    ],
  }))
  const all = dueDatesOf(solution)
  const missed = all.filter(({ daysLate }) => daysLate > 0)
  const kept = all.filter(({ daysLate }) => daysLate <= 0).slice(0, Math.max(0, most.dates - missed.length))
  const shown = [...missed.slice(0, most.missed), ...kept]
  const due = shown.map(({ due: fact, planned, daysLate }, index) => ({
    topic: daysLate > 0 ? 'Your dates that are missed' : 'Your dates',
    runs: [
      ...text(
        fact.name.includes(formatDay(fact.date!))
          ? bare(fact.name)
          : `${dayText(fact.date!, byId.get(fact.statement ?? ''))}: ${bare(fact.name)}`,
      ),
      ...of(fact.statement, fact.name),
      ...text(`. In the plan it ${happensOn(fact)} ${formatDay(planned)}${spareText(daysLate)}`),
      ...(index === shown.length - 1 ? andMore(missed.length - most.missed) : []),
      ...text('.'),
    ],
  }))
  return [...closed.slice(0, most.closed), ...due]
}

/** A month of the brief counts to its last day: “August 2027, taken as 31 August 2027”. */
function dayText(date: string, statement: Statement | undefined): string {
  const isMonth = statement?.values.some((value) => value.kind === 'date' && value.precision === 'month' && value.to === date)
  const day = formatDay(date)
  return isMonth ? `${day.replace(/^\d+ /, '')}, taken as ${day}` : day
}

/** Dates and frozen periods of the brief beside the whole plan: not all have room. */
function fixedLines(solution: Solution): SummaryLine[] {
  const byId = new Map(statementsOf(solution).map((statement) => [statement.id, statement]))
  const lineOf = (topic: string, { day, what, statement: id, verdict, kind }: Fixed, rest = 0): SummaryLine => {
    const statement = byId.get(id ?? '')
    const of = statement ? [{ text: ' (' }, ...statementLinks([statement]), { text: ')' }] : []
    return {
      topic,
      runs: [
        ...text(`${day && kind !== 'freeze' ? `${formatDay(day)}: ` : ''}${quoted(what)}`),
        ...of,
        ...text(`. ${capitalised(verdict)}`),
        ...andMore(rest),
        ...text('.'),
      ],
    }
  }
  const every = fixedDatesOf(solution)
  const labelled = every.filter(({ statement = '' }) => byId.get(statement)?.label === 'date')
  const all = labelled.length > 0 ? labelled : every
  const shown = pickDates(all, { words: ({ what }) => what, most: most.dates })
  const frozen = freezesAgainst(solution).toSorted((left, right) => Number(left.isMet) - Number(right.isMet))
  return [
    ...shown.map((one, index) =>
      lineOf('Your dates beside the plan', one, index === shown.length - 1 ? all.length - shown.length : 0),
    ),
    ...frozen.slice(0, most.closed).map((one, index): SummaryLine => {
      const line = lineOf('Nothing may change', one)
      // A second period of the same statement is not quoted again.
      const isQuoted = index > 0 && one.statement !== undefined && one.statement === frozen[index - 1]?.statement
      return isQuoted ? { ...line, runs: text(`${capitalised(one.verdict)}.`) } : line
    }),
  ]
}
