import type { Solution } from '#server/solution/solution.ts'

/** What kind of document the facts carry; solutions stored earlier say only whether they advise. */
export const fitOf = ({ fit, isAdvice }: Solution): NonNullable<Solution['fit']> => fit ?? (isAdvice ? 'advice' : 'design')

/** Whether the facts draw a system: a note and advice have none to show. */
export const isDesigned = (solution: Solution) => ['design', 'partial'].includes(fitOf(solution))
