import { formatDay } from '#shared/day-words.ts'
import type { Solution } from '#server/solution/solution.ts'
import { referenceOf } from '#server/solution/statement.ts'
import { closedEndsOf, dueDatesOf, lastDayOf, spareText } from './against-dates.ts'
import { doneIn, startOf } from './calendar.ts'
import { bare } from './english.ts'
import { groupBy } from '#shared/group-by.ts'
import { text } from './make-blocks.ts'
import type { SolutionView } from './solution-view.ts'
import { statementLinks, statementsOf } from './statements.ts'
import { andMore, datesLine, dayIn, quote, type SummaryLine } from './summary-lines.ts'

/** Page one names at most this many of each; the chapters contain the rest. */
const most = { dates: 4, missed: 8, closed: 3 }

/** The duration of the work, compared with the client's dates. */
export function whenLine({ solution }: SolutionView): SummaryLine[] {
  const weeks = doneIn(solution)
  if (weeks === undefined) return []
  const start = startOf(solution)
  const from = start
    ? `, from ${formatDay(start.date)} to ${formatDay(lastDayOf(weeks, start.date))}`
    : ' from the start of the work'
  const against = datesAgainst(solution)
  return [{ topic: 'When', runs: text(`${weeks} weeks${from}.`) }, ...(against.length > 0 ? against : soonerDates(solution, weeks))]
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
  const due = shown.map(({ due: { date, name, statement }, ends, daysLate }, index) => ({
    topic: daysLate > 0 ? 'Your dates that are missed' : 'Your dates',
    runs: [
      ...text(`${formatDay(date!)}: ${bare(name)}`),
      ...of(statement, name),
      ...text(`. By the plan ${formatDay(ends)}${spareText(daysLate)}`),
      ...(index === shown.length - 1 ? andMore(missed.length - most.missed) : []),
      ...text('.'),
    ],
  }))
  return [...closed.slice(0, most.closed), ...due]
}

/** Dates of the brief that are sooner than the end of the plan. */
function soonerDates(solution: Solution, weeks: number): SummaryLine[] {
  const byId = new Map(
    statementsOf(solution)
      .filter(({ label }) => label !== 'context')
      .map((statement) => [statement.id, statement]),
  )
  const sooner = (solution.calculations ?? []).flatMap(({ kind, text: words, source, statements }) => {
    const days = Number(/ = (\d+) days?$/.exec(source.from === 'calculated' ? source.sum : '')?.[1])
    const [of] = statements.flatMap((id) => byId.get(id) ?? [])
    return kind === 'weeks' && days < weeks * 7 && of ? [{ words, of }] : []
  })
  if (sooner.length === 0) return datesLine({ solution })
  const lines = [...groupBy(sooner, ({ of }) => of.id).values()]
  return lines.slice(0, most.dates).map((group, index, { length }) => ({
    topic: 'Dates that come sooner',
    runs: [
      { text: `${group.map(({ words }) => bare(words)).join('; ')}: ` },
      ...quote(group[0]!.of, dayIn(group[0]!.of)),
      ...(index === length - 1 ? andMore(lines.length - length) : []),
    ],
  }))
}
