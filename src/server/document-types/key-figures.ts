import { isOfDays } from '#server/solution/firm-rates.ts'
import type { Solution } from '#server/solution/solution.ts'

/** `£1,850,000`, `£7.50`. */
export function moneyText(amount: number, currency = 'GBP'): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  if (!/^[A-Z]{3}$/.test(currency)) return `${currency} ${amount.toLocaleString('en-GB', places)}`
  return amount.toLocaleString('en-GB', { style: 'currency', currency, ...places })
}

/** The week at whose end a piece of work is done. */
export const lastWeekOf = ({ startWeek, weeks }: Solution['workstreams'][number]) => startWeek + weeks - 1

/** The week in which the last piece of work ends; undefined if there is no plan. */
export const planEndOf = ({ workstreams }: Pick<Solution, 'workstreams'>) =>
  workstreams.length > 0 ? Math.max(...workstreams.map(lastWeekOf)) : undefined

/** In chronological order. */
export const milestonesOf = ({ milestones }: Pick<Solution, 'milestones'>) =>
  milestones.toSorted((left, right) => left.week - right.week)

export const isPriced = ({ unitPrice }: Solution['costs'][number]) => unitPrice !== undefined
export const unpricedOf = ({ costs }: Pick<Solution, 'costs'>) => costs.filter((line) => !isPriced(line))
export const graveRisksOf = ({ risks }: Pick<Solution, 'risks'>) => risks.filter(({ impact }) => impact === 'high')
/** Lines without a price for days of work, which are listed by role. */
export const isRateless = (line: Solution['costs'][number]) => !isPriced(line) && isOfDays(line)
export const proposedDecisionsOf = ({ decisions }: Pick<Solution, 'decisions'>) =>
  decisions.filter(({ status }) => status === 'proposed')
