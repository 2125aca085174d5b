import type { Inline } from '#shared/content/blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import { referenceOf } from '#server/solution/statement.ts'
import { doneIn, startOf } from './calendar.ts'
import { clashesOf, otherCloudOf } from './clashes.ts'
import { effortByRole, rangeText, totalDays } from './effort.ts'
import { joinList } from './english.ts'
import { dayText, moneyText } from './key-figures.ts'
import { text } from './make-blocks.ts'
import { quoted } from './prose.ts'
import { ratedRoles } from './rates.ts'
import { risksByWeight, type SolutionView } from './solution-view.ts'
import { askedOf, countAnswers, statementLinks, statementsOf } from './statements.ts'
import { andMore, datesLine, longestQuote, quote, separated, type SummaryLine } from './summary-lines.ts'

/** Page one names at most so many of each; the chapters have the rest. */
const most = { dates: 4, risks: 2, needs: 4, questions: 3, checks: 3 }

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
      runs: [{ text: `${weeks} weeks${from}. ` }, ...soonerDates(solution, weeks)],
    },
  ]
}

/** Dates of the brief that come sooner, counted from the stated start or from today, than the plan is long: a person says which of them binds it. */
function soonerDates(solution: Solution, weeks: number): Inline[] {
  const byId = new Map(
    statementsOf(solution)
      .filter(({ label }) => label !== 'context')
      .map((statement) => [statement.id, statement]),
  )
  const sooner = (solution.calculations ?? []).flatMap(({ kind, text: words, source, statements }) => {
    const days = Number(/ = (\d+) days?$/.exec(source.from === 'calculated' ? source.sum : '')?.[1])
    const of = statements.flatMap((id) => byId.get(id) ?? [])
    return kind === 'weeks' && days < weeks * 7 && of.length > 0
      ? [{ words: words.replace(/ from (?:today|the start, .+)\.$/, '').replace(/^The end/, 'the end'), of }]
      : []
  })
  if (sooner.length === 0) return datesLine({ solution }).flatMap(({ runs }) => [{ text: 'Your dates: ' }, ...runs])
  const shown = sooner
    .slice(0, most.dates)
    .map(({ words, of }): Inline[] => [
      { text: words.replace(/ is (\d+ \w+)$/, ' ($1, ') },
      ...statementLinks(of.slice(0, 1)),
      { text: ')' },
    ])
  return [
    { text: `Counted from ${startOf(solution) ? 'that day' : 'today'}, these dates of your brief come sooner: ` },
    ...separated(shown, ' · '),
    ...andMore(sooner.length - shown.length),
    { text: '. Which of them the plan has to meet is to be agreed.' },
  ]
}

/** Without words that name a budget, the amounts that the brief has are quoted: one of them may be it. */
function amountsText(solution: Solution): string {
  const said = statementsOf(solution).filter(({ values }) => values.some(({ kind }) => kind === 'money'))
  if (said.length === 0) return 'The brief names no amount of money.'
  const shown = said
    .slice(0, 2)
    .map((one) => (one.text.length <= longestQuote ? `${quoted(one.text)} (${referenceOf(one)})` : referenceOf(one)))
  return `Which budget applies is to be confirmed; the brief names amounts in ${shown.join(' and ')}${said.length > shown.length ? ', and elsewhere' : ''}.`
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
          ...(budget ? [`Your budget: ${quoted(budget.quote)}.`] : [amountsText(solution)]),
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
            risks.map(({ text: words, mitigation }) => [words, mitigation].filter(Boolean).map(ended).join(' ')).join(' '),
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

/** Where the design may differ from what the client refuses or prescribes. */
function checkLine(view: SolutionView): SummaryLine[] {
  const found = [...(otherCloudOf(view)?.statements ?? []), ...clashesOf(view).map(({ statement }) => statement)]
  const warned = (view.solution.calculations ?? []).filter(({ warns, kind }) => warns && kind !== 'past')
  if (found.length + warned.length === 0) return []
  const shown = found.slice(0, most.checks)
  const matched: Inline[] =
    shown.length > 0
      ? [
          { text: 'The design is not matched to each of your statements. Check it first against ' },
          ...separated(shown.map(quote), ' · '),
          ...andMore(found.length - shown.length),
          { text: '. ' },
        ]
      : []
  return [
    {
      topic: 'To check',
      runs: [
        ...matched,
        ...text(
          warned
            .slice(0, most.checks)
            .map(({ text: words }) => words)
            .join(' '),
        ),
      ],
    },
  ]
}

/** The answers of a design, on one page. */
export const designLines = (view: SolutionView): SummaryLine[] =>
  [whatLine, whenLine, costLine, checkLine, riskLine, neededLine, answersLine].flatMap((line) => line(view))
