import type { Inline } from '#shared/content/blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import { type Day, type Quantity, referenceOf, type Statement } from '#server/solution/statement.ts'
import { doneIn, startOf } from './calendar.ts'
import { effortByRole, rangeText, totalDays } from './effort.ts'
import { joinList, joinSome, numberWord } from './english.ts'
import { dayText, moneyText } from './key-figures.ts'
import { text } from './make-blocks.ts'
import { quoted } from './prose.ts'
import { ratedRoles } from './rates.ts'
import { risksByWeight, type SolutionView } from './solution-view.ts'
import { askedOf, countAnswers, statementLinks, statementsOf } from './statements.ts'

export type SummaryLine = { topic: string; runs: Inline[] }

/** Page one names at most so many of each; the chapters have the rest. */
const most = { goals: 2, dates: 4, limits: 5, refusals: 3, names: 8, risks: 2, needs: 4, questions: 3 }
/** Characters of a statement that page one quotes in full. */
const longestQuote = 220

const isDay = (value: Statement['values'][number]): value is Day => value.kind === 'date'
const isLimit = (value: Statement['values'][number]): value is Quantity =>
  value.kind !== 'date' && value.kind !== 'money' && (value.bound === 'at-most' || value.bound === 'at-least')

const labelled = (solution: Solution, label: Statement['label']) => statementsOf(solution).filter((one) => one.label === label)

/** A short quotation and where it is from; a long one is named by its reference alone. */
const quote = (statement: Statement): Inline[] => [
  ...(statement.text.length <= longestQuote ? [{ text: `${quoted(statement.text)} (` }] : [{ text: '(' }]),
  ...statementLinks([statement]),
  { text: ')' },
]
const separated = (parts: Inline[][], separator: string): Inline[] =>
  parts.flatMap((part, index) => (index > 0 ? [{ text: separator }, ...part] : part))
const andMore = (count: number): Inline[] => (count > 0 ? [{ text: `; ${numberWord(count)} more` }] : [])

/** What the brief is for, in the client's words. */
export function purposeOf({ solution }: SolutionView): Inline[] {
  const goals = labelled(solution, 'objective')
  return separated(goals.slice(0, most.goals).map(quote), ' ')
}

function datesLine({ solution }: SolutionView): SummaryLine[] {
  const dated = labelled(solution, 'date').flatMap((statement) => statement.values.filter(isDay).map((day) => ({ statement, day })))
  if (dated.length === 0) return []
  const shown = dated.toSorted((left, right) => left.day.from.localeCompare(right.day.from)).slice(0, most.dates)
  const runs = shown.map(({ statement, day }): Inline[] => [
    { text: `${day.from === day.to ? dayText(day.from) : `${dayText(day.from)} to ${dayText(day.to)}`} (` },
    ...statementLinks([statement]),
    { text: ')' },
  ])
  return [{ topic: 'Dates', runs: [...separated(runs, ' · '), ...andMore(dated.length - shown.length)] }]
}

function moneyLine({ solution }: SolutionView): SummaryLine[] {
  const said = labelled(solution, 'money').filter(({ values }) => values.some(({ kind }) => kind === 'money'))
  return said.length > 0 ? [{ topic: 'Money', runs: separated(said.slice(0, 2).map(quote), ' ') }] : []
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

function whatLine({ solution, blocks }: SolutionView): SummaryLine[] {
  const { summary, reference } = solution
  if (!summary && blocks.length === 0) return []
  const words = summary?.text ?? `Components: ${joinList(blocks.map(({ name }) => name))}.`
  const origin = reference
    ? ` ${blocks.length > 0 ? `${blocks.length} components` : 'The method is'} from our reference design “${reference.name}”, chosen by ${reference.by}, to be confirmed with you.`
    : ''
  return [{ topic: 'What', runs: text(words + origin) }]
}

function whenLine({ solution }: SolutionView): SummaryLine[] {
  const weeks = doneIn(solution)
  if (weeks === undefined) return []
  const start = startOf(solution)
  const from = start ? `, from ${dayText(start.date)}` : ' from the start of the work'
  return [
    {
      topic: 'When',
      runs: [
        { text: `${weeks} weeks${from}. ` },
        ...datesLine({ solution } as SolutionView).flatMap(({ runs }) => [{ text: 'Your dates: ' }, ...runs]),
      ],
    },
  ]
}

function costLine({ solution }: SolutionView): SummaryLine[] {
  const roles = effortByRole(solution)
  const { budget } = solution
  if (roles.length === 0 && !budget) return []
  const rated = ratedRoles(solution)
  const isRated = rated.length > 0 && rated.every(({ rate }) => rate)
  const sum = (end: 'low' | 'high') => rated.reduce((total, role) => total + role[end] * (role.rate?.unitPrice ?? 0), 0)
  const currency = rated[0]?.rate?.currency
  return [
    {
      topic: 'How much',
      runs: text(
        [
          ...(roles.length > 0 ? [`${rangeText(totalDays(roles))} days of work.`] : []),
          ...(isRated
            ? [`At the agreed rates ${moneyText(sum('low'), currency)} to ${moneyText(sum('high'), currency)}.`]
            : roles.length > 0
              ? ['Day rates are to be agreed.']
              : []),
          ...(budget ? [`Your budget: ${quoted(budget.quote)}.`] : ['No budget is stated.']),
        ].join(' '),
      ),
    },
  ]
}

function riskLine(view: SolutionView): SummaryLine[] {
  const risks = risksByWeight(view.solution).slice(0, most.risks)
  return risks.length > 0
    ? [
        {
          topic: 'What could go wrong',
          runs: text(
            risks
              .map(({ text: words, mitigation }) => `${words} ${mitigation}`.trim())
              .map(ended)
              .join(' '),
          ),
        },
      ]
    : []
}

const ended = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`)

function neededLine({ solution }: SolutionView): SummaryLine[] {
  const { needs = [], questions } = solution
  const all = [
    ...needs.map(({ text: words }) => words),
    ...questions.slice(0, needs.length > 0 ? most.questions : most.needs).map(({ text: words }) => words),
  ]
  return all.length > 0 ? [{ topic: 'What we need from you', runs: text(all.slice(0, most.needs).map(ended).join(' ')) }] : []
}

function answersLine({ solution }: SolutionView): SummaryLine[] {
  const asked = askedOf(solution)
  if (asked.length === 0) return []
  const open = asked.filter(({ answer }) => answer?.state === 'open')
  const rest = countAnswers(solution).filter(({ state }) => state !== 'open')
  const answered =
    rest.length > 0 ? `${asked.length - open.length} of ${asked.length} statements that ask for something have an answer` : ''
  const words =
    open.length === 0
      ? answered
      : `${answered ? `${answered}; ` : ''}${open.length} ${open.length === 1 ? 'is' : 'are'} still open${open.length <= 12 ? `: ${open.map(referenceOf).join(', ')}` : ''}`
  return [{ topic: 'Your statements', runs: text(ended(words.charAt(0).toUpperCase() + words.slice(1))) }]
}

/** The five answers of a design, on one page. */
export const designLines = (view: SolutionView): SummaryLine[] =>
  [whatLine, whenLine, costLine, riskLine, neededLine, answersLine].flatMap((line) => line(view))
