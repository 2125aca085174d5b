import type { Solution } from '#server/solution/solution.ts'
import { isOfDays } from '#server/solution/firm-rates.ts'
import { effortByRole, type RoleDays } from './effort.ts'
import { countOf } from './english.ts'
import { isPriced, isRateless } from './key-figures.ts'

type CostLine = Solution['costs'][number]
export type RatedRole = RoleDays & { rate: CostLine | undefined }

/** Each role with its stated day rate, from the cost line with the role's name. */
export function ratedRoles(solution: Pick<Solution, 'workstreams' | 'costs'>): RatedRole[] {
  const rates = solution.costs.filter((line) => isOfDays(line) && isPriced(line))
  const rateOf = (role: string) => {
    const name = role.toLowerCase()
    return rates.find(({ item }) => item.toLowerCase() === name) ?? rates.find(({ item }) => item.toLowerCase().includes(name))
  }
  return effortByRole(solution).map((days) => ({ ...days, rate: rateOf(days.role) }))
}

/** `seven day rates to be agreed`, each role counted once; empty if every role has a rate. */
export function ratesToAgree(solution: Pick<Solution, 'workstreams' | 'costs'>): string {
  const roles = ratedRoles(solution)
  const lacking = roles.length > 0 ? roles.filter(({ rate }) => !rate).length : solution.costs.filter(isRateless).length
  return lacking > 0 ? `${countOf(lacking, 'day rate')} to be agreed` : ''
}
