import { type levels } from '#shared/field-terms.ts'

type Level = (typeof levels)[number]

/** The weight of each level. */
export const levelOrder = { low: 1, medium: 2, high: 3 } as const satisfies Record<Level, number>

/** The most serious first; ties in their present order. */
export const risksByWeight = <Risk extends { likelihood: Level; impact: Level }>(risks: readonly Risk[]): Risk[] => {
  const weightOf = ({ likelihood, impact }: Risk) => levelOrder[likelihood] * levelOrder[impact]
  return risks.toSorted((left, right) => weightOf(right) - weightOf(left))
}
