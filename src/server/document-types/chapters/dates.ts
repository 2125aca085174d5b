import type { Block, Cell } from '#shared/content/blocks.ts'
import type { Calculation, Day, Statement } from '#server/solution/statement.ts'
import type { Chapter } from '../document-type.ts'
import { isDesigned, isThin } from '../fit.ts'
import { column, list, table, text, withoutEmptyColumns } from '../make-blocks.ts'
import type { SolutionView } from '../solution-view.ts'
import { statementLinks, statementsOf } from '../statements.ts'

const precisions: Record<Day['precision'], string> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  quarter: 'Quarter',
  'half-year': 'Half-year',
  year: 'Year',
  window: 'From – to',
}

const isAbout = ({ quote }: Day) =>
  /^(?:early|mid|middle|late|mitte|anfang|début|mi-|principios|mediados|begin|medio)\b/iu.test(quote)

const bound =
  /(?<!\p{L})(?:not before|no earlier than|no later than|not later than|by|until|before|after|from|frühestens|spätestens|bis|ab|avant|après|antes de|hasta|desde|vóór|uiterlijk|vanaf|do|od|entro|dal)\s(?:the\s)?$/iu
/** The date as the client writes it, with a word such as “by” or “not before” in front of it. */
function written({ source, start }: Statement, day: Day): string {
  const quote = source.from === 'brief' ? source.quote : ''
  const before = bound.exec(quote.slice(Math.max(0, day.start - start - 24), Math.max(0, day.start - start)))?.[0] ?? ''
  return before + day.quote
}

const assumed = ({ yearAssumed, orderAssumed }: Day) =>
  yearAssumed
    ? ' (year not stated, next one assumed)'
    : orderAssumed
      ? ' (order of day and month assumed, as in other dates of the brief)'
      : ''

/** Dates that can be read in two ways, as written. */
function undatedOf(solution: SolutionView['solution']): Cell[][] {
  const byId = new Map(statementsOf(solution).map((statement) => [statement.id, statement]))
  return (solution.calculations ?? []).flatMap(({ kind, text: words, statements }): Cell[][] => {
    const written = kind === 'open-day' ? /^“[^”]+”/.exec(words)?.[0].slice(1, -1) : undefined
    const of = statements.flatMap((one) => byId.get(one) ?? [])
    return written ? [[null, null, text(`${written} (not clear which day)`), text('Open'), statementLinks(of)]] : []
  })
}

/** Every date of the brief in calendar order, with the statement that names it; `isAhead` leaves out past dates. */
export function calendarTable({ solution }: SolutionView, id: string, { isAhead = false } = {}): Block[] {
  const past = new Set((solution.calculations ?? []).flatMap(({ kind, statements }) => (kind === 'past' ? statements : [])))
  const dated = statementsOf(solution)
    .filter((statement) => !isAhead || !past.has(statement.id))
    .flatMap((statement) => statement.values.flatMap((value) => (value.kind === 'date' ? [{ statement, value }] : [])))
    .toSorted((left, right) => left.value.from.localeCompare(right.value.from) || left.value.to.localeCompare(right.value.to))
  const undated = undatedOf(solution)
  if (dated.length + undated.length === 0) return []
  return [
    withoutEmptyColumns(
      table(id, 'Dates in the brief', {
        columns: [
          { id: 'from', heading: 'From', kind: 'date', width: 18 },
          { id: 'to', heading: 'To', kind: 'date', width: 18 },
          column('written', 'As written', 28),
          column('precision', 'Precision', 18),
          column('statement', 'Statement', 18),
        ],
        rows: [
          ...dated.map(({ statement, value }): Cell[] => [
            value.from,
            value.to === value.from ? null : value.to,
            text(written(statement, value) + assumed(value)),
            text(isAbout(value) ? 'Approximate' : precisions[value.precision]),
            statementLinks([statement]),
          ]),
          ...undated,
        ],
      }),
    ),
  ]
}

/** Calculations over the brief's figures, contradictions first; beside a plan only those. */
export function calculationList({ solution }: SolutionView, id: string): Block[] {
  const isPlanned = solution.workstreams.length > 0
  const isUseful = ({ kind, warns }: Calculation) => warns || (kind !== 'past' && !isPlanned)
  const useful = (solution.calculations ?? []).filter((one) => one.kind !== 'due' && isUseful(one))
  const found = useful.toSorted((left, right) => Number(right.warns) - Number(left.warns))
  if (found.length === 0) return []
  return [
    list(
      id,
      found.map(({ id: fact, text: words }) => text(words, fact)),
    ),
  ]
}

/** All dates and what the figures come to: the sheet of a workbook. */
export function datesAndSums(view: SolutionView, isBesidePlan = false): Block[] {
  if (isThin(view.solution)) return []
  const calendar = isBesidePlan ? [] : calendarTable(view, 'dates-calendar')
  return [...calendar, ...calculationList(view, 'dates-calculations')]
}

export const dates: Chapter = {
  id: 'dates',
  heading: 'Dates and calculations',
  ask: 'Which dates the brief fixes, and what its figures come to.',
  alsoCalled: ['calendar', 'date', 'timeline', 'milestone', 'schedule'],
  body: (view) => {
    // The plan of a design has the client's dates beside it.
    const blocks = datesAndSums(view, isDesigned(view.solution) && view.solution.workstreams.length > 0)
    return blocks.length > 0 ? { blocks } : undefined
  },
  words: () => [],
}
