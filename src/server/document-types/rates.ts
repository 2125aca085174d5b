import type { Solution } from '#server/solution/solution.ts'
import { effortByRole, type RoleDays } from './effort.ts'
import { isPriced } from './key-figures.ts'

type CostLine = Solution['costs'][number]
export type RatedRole = RoleDays & { rate: CostLine | undefined }

/** A price for a day of work. */
const isDayRate = ({ unit }: CostLine) => /^(person[- ])?days?$/i.test(unit)

/** Each role with its stated day rate; a line bears the name of the role that it is for. */
export function ratedRoles(solution: Pick<Solution, 'workstreams' | 'costs'>): RatedRole[] {
  const rates = solution.costs.filter((line) => isDayRate(line) && isPriced(line))
  const rateOf = (role: string) => rates.find(({ item }) => item.toLowerCase().includes(role.toLowerCase()))
  return effortByRole(solution).map((days) => ({ ...days, rate: rateOf(days.role) }))
}
