import type { Block, BlockOf, Inline } from '#shared/content/blocks.ts'
import type { Chapter } from '../../document-type.ts'
import { effortByRole, type RoleDays, rangeText, totalDays } from '../../effort.ts'
import { bare, capitalised, countOf, joinSome, numberWord } from '../../english.ts'
import { fitOf } from '../../fit.ts'
import { isPriced, isRateless, moneyText, unpricedOf } from '../../key-figures.ts'
import { list, strong, text } from '../../make-blocks.ts'
import { paragraphsOf, quoted, citedText } from '../../prose.ts'
import { ratesToAgree } from '../../rates.ts'
import type { SolutionView } from '../../solution-view.ts'
import { periods } from '../../tables/cost-tables.ts'
import { headline, mostPoints } from '../slide.ts'

function figures({ solution }: SolutionView): Block {
  const { budget, costs } = solution
  const roles = effortByRole(solution)
  const bought = costs.filter((line) => !isRateless(line))
  const items: BlockOf<'figures'>['items'] = [
    {
      label: 'Budget',
      value: budget?.amount === undefined ? (budget ? 'As quoted' : 'Not stated') : moneyText(budget.amount, budget.currency),
    },
    ...(roles.length > 0 ? [{ label: 'Days of work', value: rangeText(totalDays(roles)) }] : []),
    ...(bought.length > 0
      ? [{ label: 'Lines with a price', value: `${bought.filter(isPriced).length}`, note: `of ${bought.length}` }]
      : []),
  ]
  return { id: 'cost-figures', type: 'figures', items }
}

/** As many as there is room for; the last names the others, so that nobody takes what is shown for the whole. */
function dayLines(roles: RoleDays[], room: number): Inline[][] {
  const shown = roles.slice(0, roles.length > room ? Math.max(0, room - 1) : room)
  const others = roles.slice(shown.length).map(({ role }) => role)
  const lines = shown.map((role): Inline[] => [strong(`${role.role}: `), ...text(`${rangeText(role)} days`)])
  if (others.length === 0 || room === 0) return lines
  return [...lines, [strong(`${capitalised(numberWord(others.length))} other roles: `), ...text(joinSome(others, 3))]]
}

/** Priced lines first, then those that lack a price; days by role where there are none of either. */
function lines({ solution }: SolutionView): Inline[][] {
  const priced = solution.costs
    .filter(isPriced)
    .map((line): Inline[] => [
      strong(`${bare(line.item)}: `),
      ...text(`${moneyText(line.quantity * line.unitPrice!, line.currency)} ${periods[line.period]}`, line.id),
    ])
  const open = unpricedOf(solution)
    .filter((line) => !isRateless(line))
    .map((line): Inline[] => [strong(`${bare(line.item)}: `), ...text('no price yet', line.id)])
  const room = mostPoints - Math.min(priced.length, mostPoints)
  return [...priced, ...dayLines(effortByRole(solution), room), ...open].slice(0, mostPoints)
}

export const cost: Chapter = {
  id: 'cost',
  heading: 'Cost',
  ask: 'For the speaker: what is priced, what drives the cost, and which prices are missing.',
  alsoCalled: ['cost', 'budget', 'price', 'investment', 'commercial', 'financial'],
  body: (view) => {
    const { solution } = view
    if (fitOf(solution) === 'note') return undefined
    const rates = ratesToAgree(solution)
    const told = lines(view)
    const budget = solution.budget && bare(solution.budget.quote)
    return {
      heading: headline(
        budget ? `Budget: “${budget}”` : undefined,
        budget ? 'A budget is stated' : undefined,
        rates ? `No budget is stated, and ${rates}` : undefined,
        'No budget is stated',
      ),
      blocks: [figures(view), ...(told.length > 0 ? [list('cost-lines', told)] : [])],
    }
  },
  words: ({ solution }) => {
    const { budget } = solution
    const open = unpricedOf(solution).filter((line) => !isRateless(line))
    return paragraphsOf(
      budget ? citedText(`The budget in your words: ${quoted(budget.quote)}`) : [],
      citedText(ratesToAgree(solution)),
      open.length > 0 ? citedText(`${countOf(open.length, 'line')} without a price`) : [],
    )
  },
}
