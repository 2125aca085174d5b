import { createHash } from 'node:crypto'
import type { Solution } from './solution.ts'

/** A store may return an object's keys in another order. */
const sortKeys = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
    : value

/** A hash of the facts: documents with the same one were written from the same facts. */
export function factsVersion(solution: Solution): string {
  const digest = createHash('sha256').update(JSON.stringify(solution, sortKeys)).digest('hex').toUpperCase()
  return `${digest.slice(0, 4)}-${digest.slice(4, 8)}`
}
