import type { Relation } from '#server/solution/solution.ts'
import { capitalised } from '../english.ts'

/** A relation in the direction of its data, which is not always that of the call. */
export type DataFlow = {
  id: string
  from: string
  to: string
  data: string
  isBothWays: boolean
  technology?: string
  synchronous: boolean
}

export function dataFlowOf({ id, from, to, label, data, direction, technology, synchronous }: Relation): DataFlow {
  const ends = direction === 'from' ? { from: to, to: from } : { from, to }
  const isBothWays = direction === 'both'
  return { id, ...ends, data: capitalised(data ?? label), isBothWays, ...(technology ? { technology } : {}), synchronous }
}
