import type { BlockOf } from '#shared/content/blocks.ts'
import type { Solution } from '#server/solution/solution.ts'
import { bare, numberWord } from './english.ts'
import { answersTo, type SolutionView } from './solution-view.ts'

type Item = BlockOf<'figures'>['items'][number]

/** `£1,850,000`, `£7.50`. */
export function moneyText(amount: number, currency = 'GBP'): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  if (!/^[A-Z]{3}$/.test(currency)) return `${currency} ${amount.toLocaleString('en-GB', places)}`
  return amount.toLocaleString('en-GB', { style: 'currency', currency, ...places })
}

/** The week in which the last workstream ends; nothing where there is no plan. */
export const planEndOf = ({ workstreams }: Pick<Solution, 'workstreams'>) =>
  workstreams.length > 0 ? Math.max(...workstreams.map(({ startWeek, weeks }) => startWeek + weeks - 1)) : undefined

export const metRequirements = (view: SolutionView) =>
  view.solution.requirements.filter((requirement) => answersTo(view, requirement).elements.length > 0)

const questionOn = ({ questions }: Solution, words: RegExp) => questions.find(({ text }) => words.test(text))

function budgetFigure({ budget, ...solution }: Solution): Item {
  const asked = questionOn({ ...solution }, /\bbudget\b/i)
  const note = asked ? { note: `asked in ${asked.id}` } : {}
  if (budget?.amount === undefined) return { label: 'Budget', value: budget ? 'See cost' : 'Not stated', ...note }
  return {
    label: 'Budget',
    value: moneyText(budget.amount, budget.currency),
    ...(asked ? note : { note: 'as the brief states it' }),
  }
}

function planFigure({ milestones, ...solution }: Solution): Item[] {
  const end = planEndOf(solution)
  if (end === undefined) return []
  const last = milestones.toSorted((left, right) => right.week - left.week)[0]
  const note = last ? bare(last.name) : ''
  return [{ label: 'Weeks to the end of the plan', value: `${end}`, ...(note && note.length <= 60 ? { note: `“${note}”` } : {}) }]
}

/** What somebody who decides wants to know first; the same in every document of a project. */
export function keyFigures(view: SolutionView): BlockOf<'figures'>['items'] {
  const { requirements, questions, risks } = view.solution
  const met = metRequirements(view).length
  const unanswered = questions.filter(({ proposal }) => !proposal).length
  const grave = risks.filter(({ impact }) => impact === 'high').length
  const share = met === requirements.length ? 'each met by a part' : `${numberWord(met)} met by a part`
  return [
    { label: 'Requirements', value: `${requirements.length}`, ...(requirements.length > 0 ? { note: share } : {}) },
    ...planFigure(view.solution),
    budgetFigure(view.solution),
    {
      label: 'Open questions',
      value: `${questions.length}`,
      ...(unanswered > 0 ? { note: `${numberWord(unanswered)} without a working proposal` } : {}),
    },
    { label: 'Risks', value: `${risks.length}`, ...(grave > 0 ? { note: `${numberWord(grave)} of high impact` } : {}) },
  ]
}
