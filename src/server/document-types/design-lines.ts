import type { Solution } from '#server/solution/solution.ts'
import { referenceOf } from '#server/solution/statement.ts'
import { doneIn, startOf } from './calendar.ts'
import { clashesOf, otherCloudOf } from './clashes.ts'
import { coverageOf, effortByRole, rangeText, totalDays } from './effort.ts'
import { bare, capitalised, joinList } from './english.ts'
import { groupBy } from './group-by.ts'
import { dayText, moneyText } from './key-figures.ts'
import { strong, text } from './make-blocks.ts'
import { quoted } from './prose.ts'
import { ratedRoles } from './rates.ts'
import { risksByWeight, type SolutionView } from './solution-view.ts'
import { askedOf, statementsOf } from './statements.ts'
import {
  amountsIn,
  andMore,
  budgetsOf,
  clauseWith,
  datesLine,
  dayIn,
  quote,
  refusalsLine,
  type SummaryLine,
} from './summary-lines.ts'

/** Page one names at most so many of each; the chapters have the rest. */
const most = { dates: 4, risks: 2, needs: 4, questions: 3, checks: 3 }

function whatLine({ solution, blocks }: SolutionView): SummaryLine[] {
  const { summary, reference } = solution
  if (!summary && blocks.length === 0) return []
  const words = summary?.text ?? `Components: ${joinList(blocks.map(({ name }) => name))}.`
  const origin = reference
    ? ` ${blocks.length > 0 ? `${blocks.length} components` : 'The method is'} from our reference design “${reference.name}”, chosen by ${reference.by}, to be confirmed with you.`
    : ''
  const name = capitalised(bare(solution.system))
  const isNamed = words.toLowerCase().includes(name.toLowerCase())
  return [{ topic: 'What', runs: [...(isNamed ? [] : [strong(`${name}. `)]), ...text(words + origin)] }]
}

/** What a reference design is not for: the client's architect sees at once whether that is so here. */
const fitLine = ({ solution: { reference } }: SolutionView): SummaryLine[] =>
  reference?.doesNotFit ? [{ topic: 'What it is not for', runs: text(reference.doesNotFit) }] : []

function whenLine({ solution }: SolutionView): SummaryLine[] {
  const weeks = doneIn(solution)
  if (weeks === undefined) return []
  const start = startOf(solution)
  const from = start ? `, from ${dayText(start.date)}` : ' from the start of the work'
  return [{ topic: 'When', runs: text(`${weeks} weeks${from}.`) }, ...soonerDates(solution, weeks)]
}

/** Dates of the brief that come sooner than the plan is long. */
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

/** The amounts that the brief names as a budget; which of several applies is for the client to say. */
function budgetText(solution: Solution): string {
  const budgets = budgetsOf(solution)
  if (budgets.length === 0)
    return amountsIn(solution)
      .map(({ text: words }) => words)
      .join('')
  const shown = budgets
    .slice(0, 2)
    .map(({ statement, amount }) => `${quoted(clauseWith(statement.text, amount.quote))} (${referenceOf(statement)})`)
  return budgets.length === 1
    ? `Your budget: ${shown[0]}.`
    : `Which budget applies is to be confirmed: ${shown.join(' or ')}${budgets.length > shown.length ? ', or another' : ''}.`
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
          ...(roles.length > 0 ? [`${rangeText(totalDays(roles))} days of work.`, ...coverageOf(solution)] : []),
          ...(isRated
            ? [`At the agreed rates ${moneyText(sum('low'), currency)} to ${moneyText(sum('high'), currency)}.`]
            : roles.length > 0
              ? ['Day rates are to be agreed.']
              : []),
          solution.statements || !budget ? budgetText(solution) : `Your budget: ${quoted(budget.quote)}.`,
        ].join(' '),
      ),
    },
  ]
}

const riskLines = (view: SolutionView): SummaryLine[] =>
  risksByWeight(view.solution)
    .slice(0, most.risks)
    .map(({ text: words, mitigation }) => ({
      topic: 'What could go wrong',
      runs: [strong(ended(words)), ...(mitigation ? text(` ${ended(mitigation)}`) : [])],
    }))

const ended = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`)

function neededLines({ solution }: SolutionView): SummaryLine[] {
  const { needs = [], questions } = solution
  const all = [
    ...needs.map(({ text: words }) => words),
    ...questions.slice(0, needs.length > 0 ? most.questions : most.needs).map(({ text: words }) => words),
  ]
  return all.slice(0, most.needs).map((words) => ({ topic: 'What we need from you', runs: text(ended(words)) }))
}

function answersLine({ solution }: SolutionView): SummaryLine[] {
  const asked = askedOf(solution)
  if (asked.length === 0) return []
  const open = asked.filter(({ answer }) => answer?.state === 'open')
  const named = open.length <= 12 ? open.map(referenceOf).join(', ') : String(open.length)
  const words = [
    `Statements that ask for something: ${asked.length}`,
    `answered: ${asked.length - open.length}`,
    ...(open.length > 0 ? [`still open: ${named}`] : []),
  ].join('; ')
  return [{ topic: 'Your statements', runs: text(ended(words)) }]
}

/** Where the design may differ from what the client refuses or prescribes. */
function checkLines(view: SolutionView): SummaryLine[] {
  const found = [...(otherCloudOf(view)?.statements ?? []), ...clashesOf(view).map(({ statement }) => statement)]
  const warned = (view.solution.calculations ?? []).filter(({ warns, kind }) => warns && kind !== 'past')
  if (found.length + warned.length === 0) return []
  return [
    ...found.slice(0, most.checks).map((statement) => ({ topic: 'To check against the design', runs: quote(statement) })),
    ...warned.slice(0, most.checks).map(({ text: words }) => ({ topic: 'To check in the brief', runs: text(words) })),
  ]
}

/** The answers of a design, on one page. */
export const designLines = (view: SolutionView): SummaryLine[] =>
  [whatLine, fitLine, whenLine, costLine, refusalsLine, checkLines, riskLines, neededLines, answersLine].flatMap((line) =>
    line(view),
  )
