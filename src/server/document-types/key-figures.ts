import type { BlockOf } from '#shared/content/blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import { bare, numberWord } from './english.ts'
import { isMet, type SolutionView } from './solution-view.ts'

type Item = BlockOf<'figures'>['items'][number]

/** `£1,850,000`, `£7.50`. */
export function moneyText(amount: number, currency = 'GBP'): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  if (!/^[A-Z]{3}$/.test(currency)) return `${currency} ${amount.toLocaleString('en-GB', places)}`
  return amount.toLocaleString('en-GB', { style: 'currency', currency, ...places })
}

/** `5 January 2026`. */
export const dayText = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The week at whose end a workstream is done. */
export const lastWeekOf = ({ startWeek, weeks }: Solution['workstreams'][number]) => startWeek + weeks - 1

/** The week in which the last workstream ends; nothing where there is no plan. */
export const planEndOf = ({ workstreams }: Pick<Solution, 'workstreams'>) =>
  workstreams.length > 0 ? Math.max(...workstreams.map(lastWeekOf)) : undefined

/** A name that says nothing where it stands alone: `All`, `12 weeks`, `Design 8 weeks`. */
export const isVague = ({ name }: Solution['milestones'][number]) =>
  /^(?:all|everything|everyone|rest|done|finished|ready)\b.{0,6}$|\b\d+ (?:days?|weeks?|months?)$/i.test(bare(name))

/** In the order of time. */
export const milestonesOf = ({ milestones }: Pick<Solution, 'milestones'>) =>
  milestones.toSorted((left, right) => left.week - right.week)

/** Weeks that the brief allows for the whole; none where it names a day after them, for then they bound a first part. */
export const weeksAllowed = ({ timeline, milestones }: Pick<Solution, 'timeline' | 'milestones'>): number | undefined => {
  const weeks = timeline?.weeks
  return weeks !== undefined && milestones.some(({ date, week }) => date !== undefined && week > weeks) ? undefined : weeks
}

export const isPriced = ({ unitPrice }: Solution['costs'][number]) => unitPrice !== undefined
export const unpricedOf = ({ costs }: Pick<Solution, 'costs'>) => costs.filter((line) => !isPriced(line))
export const graveRisksOf = ({ risks }: Pick<Solution, 'risks'>) => risks.filter(({ impact }) => impact === 'high')
/** Questions without a proposal to work with: their answers hold up the work. */
export const unansweredOf = ({ questions }: Pick<Solution, 'questions'>) => questions.filter(({ proposal }) => !proposal)
export const proposedDecisionsOf = ({ decisions }: Pick<Solution, 'decisions'>) =>
  decisions.filter(({ status }) => status === 'proposed')
/** Assumptions that are ours, because the brief is silent. */
export const ownAssumptionsOf = ({ assumptions }: Pick<Solution, 'assumptions'>) =>
  assumptions.filter(({ source }) => source.from !== 'brief')

export const metRequirements = (view: SolutionView) => view.solution.requirements.filter((requirement) => isMet(view, requirement))

const questionOn = ({ questions }: Solution, words: RegExp) => questions.find(({ text }) => words.test(text))

/** Characters below a figure. */
const longestNote = 60

function budgetFigure({ budget, ...solution }: Solution): Item {
  const asked = questionOn({ ...solution }, /\bbudget\b/i)
  const words = budget && bare(budget.quote)
  const isTelling = words && words.length <= longestNote && words !== moneyText(budget.amount ?? 0, budget.currency)
  const note = asked ? { note: `asked in ${asked.id}` } : isTelling ? { note: `“${words}”` } : {}
  if (budget?.amount === undefined) return { label: 'Budget', value: budget ? 'As quoted' : 'Not stated', ...note }
  return {
    label: 'Budget',
    value: moneyText(budget.amount, budget.currency),
    ...(note.note ? note : { note: 'as the brief states it' }),
  }
}

function planFigure({ milestones, ...solution }: Solution): Item[] {
  const end = planEndOf(solution)
  if (end === undefined) return []
  const last = milestonesOf({ milestones }).at(-1)
  const note = last && !isVague(last) ? bare(last.name) : ''
  return [
    {
      label: 'Weeks to the end of the plan',
      value: `${end}`,
      ...(note && note.length <= longestNote ? { note: `“${note}”` } : {}),
    },
  ]
}

/** What somebody who decides wants to know first; the same in every document of a project. */
export function keyFigures(view: SolutionView): BlockOf<'figures'>['items'] {
  const { requirements, questions, risks, assumptions } = view.solution
  const met = metRequirements(view).length
  const unanswered = unansweredOf(view.solution).length
  const grave = graveRisksOf(view.solution).length
  const own = ownAssumptionsOf(view.solution).length
  const share = met === requirements.length ? 'each met' : `${numberWord(met)} met`
  return [
    { label: 'Requirements', value: `${requirements.length}`, ...(requirements.length > 0 ? { note: share } : {}) },
    ...planFigure(view.solution),
    budgetFigure(view.solution),
    {
      label: 'Open questions',
      value: `${questions.length}`,
      ...(unanswered > 0 ? { note: `${numberWord(unanswered)} without a working proposal` } : {}),
    },
    {
      label: 'Assumptions',
      value: `${assumptions.length}`,
      ...(own > 0 ? { note: own === assumptions.length ? 'ours, as the brief is silent' : `${numberWord(own)} of them ours` } : {}),
    },
    { label: 'Risks', value: `${risks.length}`, ...(grave > 0 ? { note: `${numberWord(grave)} of high impact` } : {}) },
  ]
}
