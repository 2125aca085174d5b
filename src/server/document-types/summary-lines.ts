import { formatDay } from '#shared/day-words.ts'
import type { Inline } from '#shared/content/blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import type { Calculation, Day, Quantity, Statement } from '#server/solution/statement.ts'
import { joinList, joinSome } from './english.ts'
import { pickDates } from './fixed-dates.ts'
import { groupBy } from '#shared/group-by.ts'
import { isDelivery } from './is-delivery.ts'
import { text } from './make-blocks.ts'
import { goalsOf, shownGoals } from './client-goals.ts'
import { clauseWith, quote, separated, type SummaryLine, topical } from './quote-lines.ts'
import type { SolutionView } from './solution-view.ts'
import { askedOf, statementLinks, statementsOf } from './statements.ts'

/** Page one names at most this many of each; the chapters contain the rest. */
const most = { dates: 5, limits: 5, exclusions: 2, refusals: 4, open: 3, warnings: 3, names: 8 }

const isDay = (value: Statement['values'][number]): value is Day => value.kind === 'date'
const isLimit = (value: Statement['values'][number]): value is Quantity =>
  value.kind !== 'date' && value.kind !== 'money' && (value.bound === 'at-most' || value.bound === 'at-least')

const labelled = (solution: Solution, label: Statement['label']) => statementsOf(solution).filter((one) => one.label === label)

/** The purpose of the brief, in the client's words. */
export const purposeOf = ({ solution }: SolutionView): Inline[] =>
  separated(
    goalsOf(solution)
      .slice(0, shownGoals)
      .map((one) => [...quote(one), { text: '.' }]),
    ' ',
  )

/** `1 March 2027`, `January 2027`, `18 December 2026 to 10 January 2027`; a quarter or season as the client writes it. */
const spanText = ({ from, to, precision, quote: written }: Day) =>
  from === to
    ? formatDay(from)
    : precision === 'month'
      ? formatDay(from).replace(/^\d+ /, '')
      : precision === 'window' || precision === 'week'
        ? `${formatDay(from)} to ${formatDay(to)}`
        : written

const statementsWith = ({ calculations = [] }: Pick<Solution, 'calculations'>, wanted: Calculation['kind']) =>
  new Set(calculations.flatMap(({ kind, statements }) => (kind === wanted ? statements : [])))

/** Dates that the client labelled as such, and those by which something else is delivered. */
export function datesLine({ solution }: Pick<SolutionView, 'solution'>): SummaryLine[] {
  const [past, ahead] = [statementsWith(solution, 'past'), statementsWith(solution, 'weeks')]
  const dated = statementsOf(solution)
    .filter(({ id }) => !past.has(id))
    .flatMap((statement) => statement.values.filter(isDay).map((day) => ({ statement, day })))
    .filter(
      ({ statement: { id, label, text: said }, day }) =>
        label === 'date' || (label !== 'money' && ahead.has(id) && isDelivery(clauseWith(said, day.quote))),
    )
  if (dated.length === 0) return limitDays(solution)
  const byStatement = groupBy(
    dated.toSorted((left, right) => left.day.from.localeCompare(right.day.from)),
    ({ statement, day }) => `${statement.id} ${clauseWith(statement.text, day.quote)}`,
  )
  const groups = [...byStatement.values()]
  const of = (facts: { statement?: string | undefined }[]) => new Set(facts.map(({ statement }) => statement))
  const starts = of(solution.milestones.filter(({ kind }) => kind === 'start'))
  const freezes = of((solution.windows ?? []).filter(({ kind }) => kind === 'freeze'))
  const firstIn = (ids: Set<string | undefined>) => groups.filter((group) => ids.has(group[0]!.statement.id)).slice(0, 1)
  const shown = pickDates(groups, {
    words: ([first]) => clauseWith(first!.statement.text, first!.day.quote),
    most: most.dates,
    before: firstIn(starts),
    after: firstIn(freezes),
  })
  const lines = shown.map((group): Inline[] => [
    { text: `${joinList([...new Set(group.map(({ day }) => spanText(day)))])}: ` },
    ...quote(group[0]!.statement, group[0]!.day.quote),
  ])
  return topical('Dates', lines, groups.length)
}

/** Days that words such as “by” or “until” make a limit, if nothing is labelled as a date. */
function limitDays(solution: Pick<Solution, 'calculations' | 'statements' | 'requirements'>): SummaryLine[] {
  const byId = new Map(statementsOf(solution as Solution).map((statement) => [statement.id, statement]))
  const limits = (solution.calculations ?? []).filter(({ kind }) => kind === 'weeks')
  const lines = limits.slice(0, most.dates).map(({ text: words, statements }): Inline[] => [
    { text: words },
    ...statements.slice(0, 1).flatMap((id) => {
      const statement = byId.get(id)
      return statement ? [{ text: ' ' }, ...quote(statement, dayIn(statement))] : []
    }),
  ])
  return topical('Dates', lines, limits.length)
}

export const dayIn = ({ values }: Statement) => values.find(isDay)?.quote

const namesBudget =
  /\b(?:budget\w*|ceiling|not[- ]to[- ]exceed|capped|cap|maximum|at most|reserved?|set aside|approved|plafond|enveloppe|presupuesto|Obergrenze|Kostenrahmen|maximaal|kwota|budżet\w*|tetto)\b/iu
const isVoid =
  /\b(?:withdrawn|in error|void|superseded|no longer|zurückgezogen|annul\p{L}*|ingetrokken|vervallen|anulowan\p{L}*)\b/iu

/** “EUR 60,000 of the budget”: a part of it. */
const isPart = /^\s*(?:of|from) (?:the|this|our|that) (?:\p{Ll}+ )?(?:budget|amount|sum|total|grant)\b/iu

/** What a bidder pays or insures, which is no budget. */
const ofBidder = /\b(?:EMD|earnest money|tender fee|bid (?:security|bond)|liability|cost of (?:the )?tender)\b/i

/** Statements that name the budget for the work, with the amount; the price of something else, or a withdrawn amount, does not count. */
export function budgetsOf(solution: Solution): { statement: Statement; amount: Quantity }[] {
  return statementsOf(solution).flatMap((statement) => {
    if (isVoid.test(statement.text) || ofBidder.test(statement.text)) return []
    return statement.values
      .filter((value): value is Quantity => value.kind === 'money')
      .filter(({ quote: amount }) => statement.label === 'money' || namesBudget.test(clauseWith(statement.text, amount)))
      .filter(({ quote: amount }) => !isPart.test(statement.text.slice(statement.text.indexOf(amount) + amount.length)))
      .filter(({ unit }, at, all) => all.findIndex((one) => one.unit === unit) === at)
      .map((amount) => ({ statement, amount }))
  })
}

/** If the purpose of no amount is known, all statements with an amount are named, so that a person can see which is the budget. */
export function amountsIn(solution: Solution): Inline[] {
  const hasAmount = ({ values }: Statement) => values.some(({ kind }) => kind === 'money')
  const all = statementsOf(solution).filter(hasAmount)
  const named = all.filter((statement) => !isVoid.test(statement.text))
  const bare = labelled(solution, 'money').filter(({ text: said }) => /\d/.test(said))
  if (all.length === 0 && bare.length > 0)
    return separated(
      bare.map((one) => quote(one)),
      '; ',
    )
  if (all.length === 0) {
    const earlier = (solution.statements ?? []).filter(hasAmount)
    if (earlier.length === 0) return text('The brief names no amount of money.')
    return [
      { text: 'An amount is named only in what was said earlier (' },
      ...statementLinks(earlier),
      { text: '). Whether it still applies is to be confirmed.' },
    ]
  }
  if (named.length === 0)
    return [{ text: 'No amount that the brief names still applies (' }, ...statementLinks(all), { text: ').' }]
  return [{ text: 'Which amount is the budget is to be confirmed: see ' }, ...statementLinks(named), { text: '.' }]
}

function moneyLine({ solution }: SolutionView): SummaryLine[] {
  const budgets = budgetsOf(solution)
  if (budgets.length === 0) return [{ topic: 'Money', runs: amountsIn(solution) }]
  return topical(
    'Money',
    budgets.map(({ statement, amount }) => quote(statement, amount.quote)),
    budgets.length,
  )
}

function limitsLine({ solution }: SolutionView): SummaryLine[] {
  const limits = askedOf(solution).flatMap((statement) => {
    const value = statement.values.find(isLimit)
    return value && !statement.text.endsWith('?') ? [quote(statement, value.quote)] : []
  })
  return topical('Limits in figures', limits.slice(0, most.limits), limits.length)
}

/** “No Kubernetes”, “must not be sent abroad”. Mere negations (“Not decided”, “None so far”) are not limits. */
const forbids =
  /\b(?:must|may|shall|can|should|will) never\b|\bnever to\b|\bnever spoken\b|\b(?:does|do|shall|may|must) not leave\b|\bnothing leaves\b|\bthere (?:shall|must|will|may|is to) be no\b|\b(?:is|are) not (?:accepted|acceptable|allowed|permitted|wanted|wished|welcome)\b|\bnot (?:wished|wanted|acceptable)\b|\b(?:we|was|is|are|been) (?:refused?|rejected|ruled out)\b|\bdo not offer\b|\b(?:will be|are|is) (?:set aside|excluded|disqualified)\b|\b[Pp]lease no\b|\b[Nn]o ?(?:body|[- ]?one) (?:may|shall|must|is to)\b|\b(?:(?:we|I) do|is|are|does|would|will|must|may|shall|can|should) NOT\b|\b(?:do not|does not|don['’]t|doesn['’]t) want\b|\b(?:is|are) (?:prohibited|forbidden|banned)\b|\b(?:shall|must|may) have no\b|\bmustn['’]t\b|\bnothing in the cloud\b|^Not \p{Lu}|\b(?:is|are)(?:n['’]t| not) to be\b|^[^:.]{2,40}: (?:no|nein|non)[.!]|\bwithout exception\b|^(?:A\.\s*)?(?:No|Never|Not an?|Not allowed:?|Kein\p{L}*|Pas de|Aucun\p{L}*|Sans|Geen|Bez|Brak|Sin|Ningún|Ningun\p{L}*|Senza|Nessun\p{L}*) \p{L}|\b(?:shall|must|may|will|can) not\b|\bnone shall\b/u

/** A model answers every statement that limits its design; one that it asks about, sets aside or ignores is not a limit yet. */
const isKnownLimit = ({ summary }: Solution, { answer }: Statement) =>
  summary?.source.from !== 'model' || (answer !== undefined && answer.state !== 'ask' && answer.state !== 'set-aside')

const leavesOut =
  /\b(?:it|this|the (?:project|work|brief|assignment|contract|tender)) (?:is|does|will|shall) not (?:about|for|cover|include|concern)\b|\b(?:is|are)?(?:n['’]t| not) part of (?:it|this|the (?:project|work|contract|tender))\b|\b(?:is|are) not in (?:this|it|scope)(?! \p{L}*(?:form|way|case|state))\b|\bnot in this (?:procurement|tender|contract|project)\b/iu

/** “What we do not want”, above what is refused; “Out of scope” is above work that others do. */
const refusing = /(?:\b(?:want|have|accept|allow|refuse|reject)|woll|wünsch|voul|souhait|quer|willen|chce)/iu

/** The client's exclusions and refusals; refusals that name a product or system come first. */
export function refusalsLine({ solution }: SolutionView): SummaryLine[] {
  const isLeftOut = ({ label, heading = '', text: said }: Statement) =>
    (label === 'out-of-scope' && !(refusing.test(heading) && forbids.test(said))) || leavesOut.test(said)
  const all = statementsOf(solution)
  const isRefusal = (one: Statement) =>
    !isLeftOut(one) &&
    one.text.includes(' ') &&
    (forbids.test(one.text) || (one.denies && one.label === 'constraint' && !one.values.some(isLimit)))
  const isAmongDates = ({ id }: Statement) => (solution.windows ?? []).some(({ statement }) => statement === id)
  const named = new Set((solution.names ?? []).flatMap(({ statements }) => statements))
  const refused = all
    .filter((one) => isRefusal(one) && isKnownLimit(solution, one) && !isAmongDates(one))
    .toSorted((left, right) => Number(named.has(right.id)) - Number(named.has(left.id)))
  const lines = (topic: string, statements: Statement[], count: number) =>
    topical(
      topic,
      statements.slice(0, count).map((one) => quote(one)),
      statements.length,
    )
  return [
    ...lines(
      'Out of scope',
      all.filter((one) => isLeftOut(one) && one.text.includes(' ')),
      most.exclusions,
    ),
    ...lines('Limits and refusals', refused, most.refusals),
  ]
}

const open =
  /\b(?:OPEN|TBC|TBD)\b|\b(?:to be (?:confirmed|decided|clarified)|(?:is|are|has|have|was) (?:still |yet )?(?:un(?:clear|decided)|not (?:yet )?(?:been )?(?:decided|approved|agreed|clear|confirmed))|isn['’]t (?:yet )?(?:decided|approved|agreed|clear)|noch (?:offen|unklar|nicht entschieden)|à confirmer|por confirmar|nog (?:open|onduidelijk)|da confermare|do potwierdzenia)\b/u

/** What the client itself calls open, and decides. */
export function openLine({ solution }: Pick<SolutionView, 'solution'>): SummaryLine[] {
  const said = statementsOf(solution).filter((one) => open.test(one.text) && one.text.includes(' '))
  return topical(
    'Open in the brief',
    said.slice(0, most.open).map((one) => quote(one, open.exec(one.text)?.[0])),
    said.length,
  )
}

/** Points at which the brief may contradict itself. */
export const warningLines = ({ solution: { calculations = [] } }: SolutionView): SummaryLine[] =>
  calculations
    .filter(({ warns, kind }) => warns && kind !== 'past' && kind !== 'due' && kind !== 'money')
    .slice(0, most.warnings)
    .map(({ text: words }) => ({ topic: 'To check in the brief', runs: text(words) }))

function namesLine({ solution }: SolutionView): SummaryLine[] {
  const open = (solution.names ?? []).filter(({ role }) => role === undefined).map(({ name }) => name)
  if (open.length === 0) return []
  return [
    { topic: 'Names in the brief', runs: text(`${joinSome(open, most.names)}. What each is to the work is not confirmed yet.`) },
  ]
}

function silentLine({ solution }: SolutionView): SummaryLine[] {
  const silent = (solution.topics ?? []).filter(({ statements }) => statements.length === 0).map(({ topic }) => topic.toLowerCase())
  return silent.length > 0 ? [{ topic: 'No statement found on', runs: text(silent.join(' · ')) }] : []
}

/** The first line of each topic, if there is no room for all. */
export const firstOfEach = (lines: SummaryLine[], count: number) =>
  lines.filter(({ topic }, at) => lines.findIndex((one) => one.topic === topic) === at).slice(0, count)

/** The content of a brief on one page, before anything is designed. */
export const readingLines = (view: SolutionView): SummaryLine[] =>
  [datesLine, moneyLine, limitsLine, refusalsLine, warningLines, openLine, namesLine, silentLine].flatMap((line) => line(view))
