import type { Solution } from './solution.ts'

/** The requirements that a part of the design or a piece of work meets. */
export const satisfiedIds = ({ elements, workstreams }: Pick<Solution, 'elements' | 'workstreams'>): Set<string> =>
  new Set([...elements, ...workstreams].flatMap(({ satisfies }) => satisfies))
