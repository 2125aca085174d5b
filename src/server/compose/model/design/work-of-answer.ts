import type { ReferenceDesign } from '#shared/reference-design.ts'
import type { DesignAnswer } from './design-answer.ts'
import { ownKeys, withoutCircles } from './own-keys.ts'

/** Maximum working days and weeks of one piece of work: ten years. */
export const mostOfWork = { weeks: 520, days: 2_600 } as const
const within = (value: number, most: number) => Math.min(most, Math.max(0, value))

/** The work of an answer in the form of reference designs, without dependencies that would make it wait for itself. */
export function workOf(work: DesignAnswer['work']): ReferenceDesign['work'] {
  const { of, at } = ownKeys('w', work)
  return Object.fromEntries(
    withoutCircles(work).map(({ name, kind, after, roles, weeks, gives }, index) => [
      at(index),
      {
        name,
        kind,
        after: after.flatMap((key) => of(key) ?? []),
        roles: daysByRole(roles),
        ...(weeks !== null && { weeks: Math.max(1, Math.round(within(weeks, mostOfWork.weeks))) }),
        gives,
        components: [],
      },
    ]),
  )
}

/** A role that is listed twice gets the days of both. */
function daysByRole(roles: DesignAnswer['work'][number]['roles']): Record<string, [number, number]> {
  const days = new Map<string, [number, number]>()
  for (const { role, low, high } of roles) {
    const [least, most] = days.get(role) ?? [0, 0]
    const [one, other] = [within(low, mostOfWork.days), within(high, mostOfWork.days)]
    days.set(role, [least + Math.min(one, other), most + Math.max(one, other)])
  }
  return Object.fromEntries(days)
}
