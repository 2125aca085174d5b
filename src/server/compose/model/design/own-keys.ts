import { reachedFrom } from '#server/solution/reached-from.ts'
import type { DesignAnswer } from './design-answer.ts'

type Keyed = { key: string }

/**
 * Generated keys `p0`, `p1` …, one for each item in order, and the generated key for each of the model's keys: an object does not preserve
 * the order of keys such as `7`, and a model may use a key twice. A duplicate key refers to the first item.
 */
export function ownKeys(
  prefix: string,
  items: Keyed[],
): { at: (index: number) => string; of: (key: string) => string | undefined } {
  const own = new Map<string, string>()
  for (const [index, { key }] of items.entries()) if (!own.has(key)) own.set(key, `${prefix}${index}`)
  return { at: (index) => `${prefix}${index}`, of: (key) => own.get(key) }
}

/** All work that waits for each piece, by key, including the piece itself if it waits for itself. */
export function waitsOf(work: DesignAnswer['work']): (key: string) => Set<string> {
  const after = new Map<string, string[]>()
  for (const one of work) after.set(one.key, [...(after.get(one.key) ?? []), ...one.after])
  const directly = (key: string) => after.get(key) ?? []
  return (key) => reachedFrom(directly(key), directly)
}

/** The work without dependencies that would make it wait for itself. */
export function withoutCircles(work: DesignAnswer['work']): DesignAnswer['work'] {
  const settled: DesignAnswer['work'] = work.map((one) => ({ ...one, after: [] }))
  for (const [index, { key, after }] of work.entries())
    for (const other of after) if (other !== key && !waitsOf(settled)(other).has(key)) settled[index]!.after.push(other)
  return settled
}
