import type { Inline } from '#shared/content/blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Day, Quantity, Statement } from '#server/solution/statement.ts'
import { joinSome, numberWord } from './english.ts'
import { dayText } from './key-figures.ts'
import { text } from './make-blocks.ts'
import { quoted } from './prose.ts'
import { type SolutionView } from './solution-view.ts'
import { askedOf, statementLinks, statementsOf } from './statements.ts'

export type SummaryLine = { topic: string; runs: Inline[] }

/** Page one names at most so many of each; the chapters have the rest. */
const most = { goals: 2, dates: 4, limits: 5, refusals: 3, names: 8 }
/** Characters of a statement that page one quotes in full. */
export const longestQuote = 220

const isDay = (value: Statement['values'][number]): value is Day => value.kind === 'date'
const isLimit = (value: Statement['values'][number]): value is Quantity =>
  value.kind !== 'date' && value.kind !== 'money' && (value.bound === 'at-most' || value.bound === 'at-least')

const labelled = (solution: Solution, label: Statement['label']) => statementsOf(solution).filter((one) => one.label === label)

/** A short quotation and where it is from; a long one is named by its reference alone. */
export const quote = (statement: Statement): Inline[] => [
  ...(statement.text.length <= longestQuote ? [{ text: `${quoted(statement.text)} (` }] : [{ text: '(' }]),
  ...statementLinks([statement]),
  { text: ')' },
]
export const separated = (parts: Inline[][], separator: string): Inline[] =>
  parts.flatMap((part, index) => (index > 0 ? [{ text: separator }, ...part] : part))
export const andMore = (count: number): Inline[] => (count > 0 ? [{ text: `; ${numberWord(count)} more` }] : [])

/** What the brief is for, in the client's words. */
export function purposeOf({ solution }: SolutionView): Inline[] {
  const goals = labelled(solution, 'objective')
  return separated(goals.slice(0, most.goals).map(quote), '; ')
}

/** `1 March 2027`, `January 2027`, `18 December 2026 to 10 January 2027`; a quarter or season as the client writes it. */
const spanText = ({ from, to, precision, quote: written }: Day) =>
  from === to
    ? dayText(from)
    : precision === 'month'
      ? dayText(from).replace(/^\d+ /, '')
      : precision === 'window' || precision === 'week'
        ? `${dayText(from)} to ${dayText(to)}`
        : written

export function datesLine({ solution }: Pick<SolutionView, 'solution'>): SummaryLine[] {
  const past = new Set((solution.calculations ?? []).flatMap(({ kind, statements }) => (kind === 'past' ? statements : [])))
  const dated = labelled(solution, 'date')
    .filter(({ id }) => !past.has(id))
    .flatMap((statement) => statement.values.filter(isDay).map((day) => ({ statement, day })))
  if (dated.length === 0) return limitDays(solution)
  const shown = dated.toSorted((left, right) => left.day.from.localeCompare(right.day.from)).slice(0, most.dates)
  const runs = shown.map(({ statement, day }): Inline[] => [
    { text: `${spanText(day)} (` },
    ...statementLinks([statement]),
    { text: ')' },
  ])
  return [{ topic: 'Dates', runs: [...separated(runs, ' · '), ...andMore(dated.length - shown.length)] }]
}

/** Days that words such as “by” or “until” make a limit, where nothing is labelled as a date. */
function limitDays(solution: Pick<Solution, 'calculations' | 'statements' | 'requirements'>): SummaryLine[] {
  const byId = new Map(statementsOf(solution as Solution).map((statement) => [statement.id, statement]))
  const limits = (solution.calculations ?? []).filter(({ kind }) => kind === 'weeks')
  if (limits.length === 0) return []
  const runs = limits
    .slice(0, most.dates)
    .map(({ text: words, statements }): Inline[] => [
      { text: `${words.replace(/ from (?:today|the start, .+)\.$/, '').replace(/ is (\d+ \w+)$/, ' ($1')}, ` },
      ...statementLinks(statements.slice(0, 1).flatMap((id) => byId.get(id) ?? [])),
      { text: ')' },
    ])
  return [{ topic: 'Dates', runs: [...separated(runs, ' · '), ...andMore(limits.length - most.dates)] }]
}

function moneyLine({ solution }: SolutionView): SummaryLine[] {
  const named = statementsOf(solution).filter(({ values }) => values.some(({ kind }) => kind === 'money'))
  const said = named.filter(({ label }) => label === 'money')
  const shown = said.length > 0 ? said : named
  if (shown.length === 0) return []
  // Without words that name a budget, the amounts are where they are.
  return [
    {
      topic: 'Money',
      runs: [
        ...(said.length > 0 ? [] : [{ text: 'Amounts are in ' }]),
        ...separated(shown.slice(0, 2).map(quote), ' · '),
        ...andMore(shown.length - 2),
      ],
    },
  ]
}

function limitsLine({ solution }: SolutionView): SummaryLine[] {
  const limits = askedOf(solution).flatMap((statement) => statement.values.filter(isLimit).map((value) => ({ statement, value })))
  if (limits.length === 0) return []
  const runs = limits
    .slice(0, most.limits)
    .map(({ statement, value }): Inline[] => [
      { text: `${boundWords[value.bound]}${value.quote} (` },
      ...statementLinks([statement]),
      { text: ')' },
    ])
  return [{ topic: 'Limits in figures', runs: [...separated(runs, ' · '), ...andMore(limits.length - most.limits)] }]
}

const boundWords: Record<Quantity['bound'], string> = {
  'at-most': 'at most ',
  'at-least': 'at least ',
  exactly: '',
  about: 'about ',
  range: '',
}

function refusalsLine({ solution }: SolutionView): SummaryLine[] {
  const refusals = statementsOf(solution).filter(
    ({ denies, label }) => label === 'out-of-scope' || (denies && label === 'constraint'),
  )
  if (refusals.length === 0) return []
  const shown = refusals.slice(0, most.refusals)
  return [
    {
      topic: 'Limits and exclusions',
      runs: [...separated(shown.map(quote), ' '), ...andMore(refusals.length - shown.length)],
    },
  ]
}

function namesLine({ solution }: SolutionView): SummaryLine[] {
  const open = (solution.names ?? []).filter(({ role }) => role === undefined).map(({ name }) => name)
  if (open.length === 0) return []
  return [
    { topic: 'Names in the brief', runs: text(`${joinSome(open, most.names)}. What each is to the work is not confirmed yet.`) },
  ]
}

function silentLine({ solution }: SolutionView): SummaryLine[] {
  const silent = (solution.topics ?? []).filter(({ statements }) => statements.length === 0).map(({ topic }) => topic.toLowerCase())
  return silent.length > 0 ? [{ topic: 'Not mentioned', runs: text(silent.join(' · ')) }] : []
}

/** What a brief says, on one page: nobody has designed anything. */
export const readingLines = (view: SolutionView): SummaryLine[] =>
  [datesLine, moneyLine, limitsLine, refusalsLine, namesLine, silentLine].flatMap((line) => line(view))
