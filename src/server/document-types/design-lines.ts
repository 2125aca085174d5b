import { personsFirst } from './questions-of-persons.ts'
import { referenceOf } from '#server/solution/statement.ts'
import { risksByWeight } from '#server/solution/risks-by-weight.ts'
import { refusedOrMissing } from './design-checks.ts'
import { originOf } from './design-origin.ts'
import { coverageOf, effortByRole, rangeText, totalDays } from './effort.ts'
import { bare, capitalised, joinList, numberWord, theRole } from './english.ts'
import { totalsText } from './totals.ts'
import { strong, text } from './make-blocks.ts'
import { quoted } from './prose.ts'
import { type RatedRole, ratedRoles } from './rates.ts'
import type { SolutionView } from './solution-view.ts'
import { answerLabels, askedOf, countAnswers, statementsOf } from './statements.ts'
import { quote, separated, type SummaryLine, clauseWith } from './quote-lines.ts'
import { amountsIn, budgetsOf, openLine, refusalsLine, warningLines } from './summary-lines.ts'
import { whenLine } from './when-lines.ts'
import type { Solution } from '#server/solution/solution.ts'
import { plainText } from '#shared/content/plain-text.ts'
import { groupBy } from '#shared/group-by.ts'

/** Page one names at most this many of each; the chapters contain the rest. */
const most = { risks: 2, needs: 4, questions: 2, checks: 4 }

function whatLine({ solution, blocks }: SolutionView): SummaryLine[] {
  const { summary, reference } = solution
  if (!summary && blocks.length === 0) return []
  const words = summary?.text ?? `Components: ${joinList(blocks.map(({ name }) => name))}.`
  const origin = reference ? ` ${originOf(blocks, reference)}` : ''
  const name = capitalised(bare(solution.system))
  const isNamed = words.toLowerCase().includes(name.toLowerCase())
  return [{ topic: 'What', runs: [...(isNamed ? [] : [strong(`${name}. `)]), ...text(words + origin)] }]
}

function costLine({ solution }: SolutionView): SummaryLine[] {
  const roles = effortByRole(solution)
  const { budget } = solution
  if (roles.length === 0 && !budget) return []
  const rated = ratedRoles(solution)
  const isRated = rated.length > 0 && rated.every(({ rate }) => rate)
  return [
    {
      topic: 'How much',
      runs: text(
        [
          ...(roles.length > 0 ? [`${rangeText(totalDays(roles))} days of work.`, ...coverageOf(solution)] : []),
          ...totalsText(solution),
          ...(roles.length > 0 && !isRated ? [openRates(rated)] : []),
          moneyOf(solution),
        ].join(' '),
      ),
    },
  ]
}

/** The budget of the brief, and whether it can be that of these days. */
export const moneyOf = (solution: Solution): string =>
  [
    solution.statements || !solution.budget ? budgetText(solution) : `Your budget: ${quoted(solution.budget.quote)}.`,
    ...(solution.calculations ?? []).flatMap(({ kind, text: words }) => (kind === 'money' ? [words] : [])),
  ].join(' ')

/** Which day rates are missing: all of them, or those of some roles. */
function openRates(rated: RatedRole[]): string {
  const open = rated.filter(({ rate }) => !rate).map(({ role }) => theRole(role))
  return open.length === 0 || open.length === rated.length
    ? 'Day rates are to be agreed.'
    : `Day rates of ${joinList(open)} are to be agreed.`
}

const riskLines = (view: SolutionView): SummaryLine[] =>
  risksByWeight(view.solution.risks)
    .slice(0, most.risks)
    .map(({ text: words, mitigation }) => ({
      topic: 'What could go wrong',
      runs: [strong(ended(words)), ...(mitigation ? text(` ${ended(mitigation)}`) : [])],
    }))

const ended = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`)

function neededLines({ solution }: SolutionView): SummaryLine[] {
  const { needs = [], questions } = solution
  // A question that the brief may answer is not among the first.
  const bare = questions.filter(({ source, about }) => source.from !== 'reference' || about.length === 0)
  const asked = personsFirst(bare).slice(0, Math.max(most.questions, most.needs - needs.length))
  const shown = [...needs.slice(0, most.needs - Math.min(asked.length, most.questions)), ...asked]
    .slice(0, most.needs)
    .map(({ text: words }) => words)
  const rest = needs.length + questions.length - shown.length
  return shown.map((words, index) => ({
    topic: 'What we need from you',
    runs: text(ended(words) + (rest > 0 && index === shown.length - 1 ? ` And ${numberWord(rest)} more.` : '')),
  }))
}

function answersLine({ solution }: SolutionView): SummaryLine[] {
  const asked = askedOf(solution)
  const open = asked.filter(({ answer }) => answer?.state === 'open')
  // Before anybody has answered one, the count says nothing.
  if (open.length === asked.length) return []
  const named = open.length <= 12 ? open.map(referenceOf).join(', ') : String(open.length)
  const words = [
    `Statements that ask for something: ${asked.length}`,
    ...countAnswers(solution)
      .filter(({ state }) => state !== 'open')
      .map(({ state, count }) => `${answerLabels[state].toLowerCase()}: ${count}`),
    ...(open.length > 0 ? [`still open: ${named}`] : []),
  ].join('; ')
  return [{ topic: 'Your statements', runs: text(ended(words)) }]
}

/** Points at which the design may contradict the brief. */
function checkLines(view: SolutionView): SummaryLine[] {
  const found = refusedOrMissing(view)
  // Statements that meet the same words of the design share a line.
  const groups = [...groupBy(found, ({ design }) => plainText(design)).values()]
  return groups.slice(0, most.checks).map((group, index) => ({
    topic: 'To check against the design',
    runs: [
      ...separated(
        group.map(({ statement, words }) => quote(statement, words)),
        '; ',
      ),
      { text: '. ' },
      ...group[0]!.design,
      ...(index === most.checks - 1 && groups.length > most.checks
        ? [{ text: ` And ${numberWord(groups.length - most.checks)} more.` }]
        : []),
    ],
  }))
}

/** The answers of a design, on one page. */
export const designLines = (view: SolutionView): SummaryLine[] =>
  [whatLine, whenLine, costLine, checkLines, refusalsLine, warningLines, openLine, riskLines, neededLines, answersLine].flatMap(
    (line) => line(view),
  )

/** The amounts that the brief names as a budget, in its own words; code does not decide what each is for. */
function budgetText(solution: Solution): string {
  const said = limitsText(solution)
  if (said !== '') return said
  const budgets = budgetsOf(solution)
  if (budgets.length === 0)
    return ended(
      amountsIn(solution)
        .map(({ text: words }) => words)
        .join(''),
    )
  return `You name ${joinList(
    budgets.map(({ statement, amount }) => `${quoted(clauseWith(statement.text, amount.quote))} (${referenceOf(statement)})`),
  )}.`
}

/** The client's limits, with the purpose that a person or a model assigned to each. */
function limitsText(solution: Solution): string {
  const parts = [...groupBy(solution.budgets ?? [], ({ statement }) => statement)].flatMap(([id, all]) => {
    const statement = statementsOf(solution).find((one) => one.id === id)
    const amount = statement?.values.find(({ kind }) => kind === 'money')
    const limits = all.map((one) => bare(one.limits)).join('; for ')
    return statement
      ? [`${quoted(clauseWith(statement.text, amount?.quote ?? ''))} (${referenceOf(statement)}), for ${limits}`]
      : []
  })
  return parts.length > 0 ? `Your budget: ${parts.join('; ')}.` : ''
}
