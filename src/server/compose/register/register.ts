import type { Solution } from '#server/solution/solution.ts'

/** A brief, sorted: nothing is concluded from it. */
export type Register = Required<Pick<Solution, 'statements' | 'names' | 'calculations' | 'topics'>>
