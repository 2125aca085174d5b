import type { Solution } from '#server/solution/solution.ts'
import { number } from '../assembly/design.ts'
import type { Plan } from './plan-work.ts'

/** Days by role at the high end of the plan; nobody's rates are guessed. */
export function listCosts({ workstreams }: Plan): Solution['costs'] {
  const days = new Map<string, number>()
  for (const {
    role,
    days: [, high],
  } of workstreams.flatMap(({ effort }) => effort ?? []))
    days.set(role, (days.get(role) ?? 0) + high)
  return number(
    'CST',
    [...days].map(([role, quantity]) => ({
      source: { from: 'assumption' as const, reason: 'Days of the plan at its high end; the rate is not in the brief.' },
      item: role,
      quantity: Math.ceil(quantity),
      unit: 'day',
      period: 'once' as const,
    })),
  )
}
