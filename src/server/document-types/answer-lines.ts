import type { Inline } from '#shared/content/blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import { deadlineText, doneIn, earlyDeadlinesOf, isGone, judgeDeadline, startOf, windowsAhead, wordsOf } from './calendar.ts'
import { effortByRole, rangeText, totalDays } from './effort.ts'
import { agree, bare, capitalised, countOf, joinList, joinSome, numberWord, sentence } from './english.ts'
import { fitOf, isDesigned } from './fit.ts'
import { groupBy } from './group-by.ts'
import { dayText, isPriced, isRateless, moneyText, proposedDecisionsOf, unansweredOf, unpricedOf } from './key-figures.ts'
import { text } from './make-blocks.ts'
import { quoted } from './prose.ts'
import { ratesToAgree } from './rates.ts'
import { countStatuses, gapsOf } from './requirement-status.ts'
import { contradictionsIn, risksByWeight, type SolutionView } from './solution-view.ts'

/** The five things that whoever reads one page wants to know. */
export const answerTopics = {
  what: 'What',
  when: 'When',
  cost: 'How much',
  unsafe: 'What is unsafe',
  needed: 'What we need from you',
} as const
export type AnswerTopic = keyof typeof answerTopics
export type AnswerLine = { topic: AnswerTopic; text: Inline[] }

/** Lines of one topic; more would hide the first. */
export const mostGoals = 2
const most = { parts: 5, risks: 2, early: 2, gaps: 2, clashes: 2, questions: 4 }

const line = (topic: AnswerTopic, words: string, facts: { id: string }[] = []): AnswerLine[] =>
  words === '' ? [] : [{ topic, text: text(sentence(words), ...facts.map(({ id }) => id)) }]

function statusLine(view: SolutionView): AnswerLine[] {
  const { requirements } = view.solution
  if (requirements.length === 0) return line('what', 'No requirement is stated')
  const counts = countStatuses(view).filter(({ count }) => count > 0)
  const told = counts.map(({ status, count }) => `${numberWord(count)} ${status.toLowerCase()}`)
  return line('what', `Of ${countOf(requirements.length, 'requirement')}: ${joinList(told)}`)
}

function madeLine(view: SolutionView): AnswerLine[] {
  const { solution, blocks } = view
  const delivered = solution.deliverables.map(({ text: words }) => bare(words))
  if (fitOf(solution) === 'note')
    return line('what', `Too little for a design; ${countOf(solution.questions.length, 'question')} first`)
  if (isDesigned(solution) && blocks.length > 0)
    return line(
      'what',
      `Built: ${joinSome(
        blocks.map(({ name }) => name),
        most.parts,
      )}`,
      blocks,
    )
  return delivered.length > 0 ? line('what', `Delivered: ${joinSome(delivered, most.parts)}`, solution.deliverables) : []
}

type Goal = { id: string; text: string }

/** What stands as goals on page one: where no sentence was read as one, what the client wrote under that heading; the aim mostly comes last. */
export function goalsTold({ objectives, requirements, givens = [] }: Solution): Goal[] {
  const under = (facts: (Solution['requirements'][number] | NonNullable<Solution['givens']>[number])[]) =>
    facts.filter(({ source }) => source.from === 'brief' && source.field === 'businessObjective').slice(-mostGoals)
  return [objectives.slice(0, mostGoals), under(requirements), under(givens)].find((goals) => goals.length > 0) ?? []
}

function goalLines({ solution }: SolutionView): AnswerLine[] {
  const goals = goalsTold(solution)
  return goals.length > 0
    ? goals.flatMap((goal) => line('what', quoted(goal.text), [goal]))
    : line('what', `${capitalised(solution.system)}; no goal is stated`)
}

function spanLine(solution: Solution): AnswerLine[] {
  const weeks = doneIn(solution)
  if (weeks === undefined) return line('when', solution.timeline ? '' : 'No plan yet: start, end and people are asked for')
  const start = startOf(solution)
  return line('when', `${weeks} weeks of work${start?.date ? `, from ${dayText(start.date)}` : ', from a start still to be set'}`)
}

function deadlineLine(solution: Solution): AnswerLine[] {
  const judged = judgeDeadline(solution)
  return judged ? line(judged.isKept ? 'when' : 'unsafe', judged.words, [judged.deadline]) : []
}

/** Days that ask for something before the plan is through: nothing of it is promised by then. */
const earlyLines = (solution: Solution): AnswerLine[] =>
  earlyDeadlinesOf(solution)
    .slice(0, most.early)
    .flatMap((deadline) =>
      line(
        'unsafe',
        `${deadlineText(deadline)} ${isGone(deadline) ? 'lies before the work begins' : 'comes before the plan ends'}`,
        [deadline],
      ),
    )

const windowLines = (solution: Solution): AnswerLine[] => {
  const windows = windowsAhead(solution)
  return line(
    'when',
    windows.length > 0 ? `Kept free or used: ${joinSome([...new Set(windows.map((window) => quoted(wordsOf(window))))], 3)}` : '',
    windows,
  )
}

const whenLines = (solution: Solution): AnswerLine[] => [
  ...(solution.timeline ? line('when', quoted(solution.timeline.quote)) : []),
  ...spanLine(solution),
  ...deadlineLine(solution),
  ...earlyLines(solution),
  ...windowLines(solution),
]

/** `£12,000 each month`: sums of the lines that have a price. */
function pricedSums({ costs }: Solution): string[] {
  const periods = { once: 'once', month: 'a month', year: 'a year' } as const
  const groups = groupBy(costs.filter(isPriced), ({ period, currency }) => `${period} ${currency}`)
  return [...groups.values()].map((lines) => {
    const sum = lines.reduce((total, { quantity, unitPrice = 0 }) => total + quantity * unitPrice, 0)
    return `${moneyText(sum, lines[0]!.currency)} ${periods[lines[0]!.period]}`
  })
}

function costLines(solution: Solution): AnswerLine[] {
  const roles = effortByRole(solution)
  const sums = pricedSums(solution)
  const rates = ratesToAgree(solution)
  const unrated = solution.costs.filter(isRateless)
  const open = unpricedOf(solution).filter((cost) => !isRateless(cost))
  return [
    ...line('cost', solution.budget ? `Budget: ${quoted(solution.budget.quote)}` : 'No budget is stated'),
    ...(roles.length > 0
      ? line(
          'cost',
          `Work: ${rangeText(totalDays(roles))} days of ${joinSome(
            roles.map(({ role }) => role),
            3,
          )}`,
        )
      : []),
    ...(sums.length > 0 ? line('cost', `Priced so far: ${joinList(sums)}`) : []),
    ...line('cost', rates && `No price yet: ${rates}`, unrated),
    ...(open.length > 0
      ? line(
          'cost',
          `Without a price: ${joinSome(
            open.map(({ item }) => bare(item)),
            3,
          )}`,
          open,
        )
      : []),
  ]
}

function unsafeLines(view: SolutionView): AnswerLine[] {
  const { solution } = view
  const gaps = isDesigned(solution) ? gapsOf(view).slice(0, most.gaps) : []
  const risks = risksByWeight(solution).slice(0, most.risks)
  return [
    ...contradictionsIn(solution)
      .slice(0, most.clashes)
      .flatMap((question) => line('unsafe', question.text, [question])),
    ...gaps.flatMap((gap) => line('unsafe', `No answer yet: ${quoted(gap.text)}`, [gap])),
    ...risks.flatMap((risk) => line('unsafe', risk.text, [risk])),
  ]
}

function neededLines({ solution }: SolutionView): AnswerLine[] {
  const clashes = contradictionsIn(solution)
  const rest = solution.questions.filter((question) => !clashes.includes(question))
  const unanswered = unansweredOf(solution).filter((question) => !clashes.includes(question))
  const asked = [...new Set([...unanswered, ...rest])].slice(0, most.questions)
  const decisions = proposedDecisionsOf(solution)
  return [
    ...(clashes.length > 0
      ? line('needed', `Your word on ${agree(clashes.length, 'the contradiction', 'each contradiction')} above`, clashes)
      : []),
    ...asked.flatMap((question) => line('needed', `${capitalised(question.owner)}: ${question.text}`, [question])),
    ...(decisions.length > 0
      ? line(
          'needed',
          `Agreement: ${joinSome(
            decisions.map(({ title }) => bare(title)),
            3,
          )}`,
          decisions,
        )
      : []),
  ]
}

/** The same answer in every document of a project. */
export const answerLines = (view: SolutionView): AnswerLine[] => {
  const all = [
    ...goalLines(view),
    ...madeLine(view),
    ...statusLine(view),
    ...whenLines(view.solution),
    ...costLines(view.solution),
    ...unsafeLines(view),
    ...neededLines(view),
  ]
  const topics = Object.keys(answerTopics) as AnswerTopic[]
  return topics.flatMap((topic) => all.filter((candidate) => candidate.topic === topic))
}
