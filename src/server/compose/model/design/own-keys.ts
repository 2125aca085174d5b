import { reachedFrom } from '#server/solution/reached-from.ts'
import type { DesignAnswer } from './design-answer.ts'

type Keyed = { key: string }

/**
 * Keys of our own, `p0`, `p1` …, one for each item in its order, and the own key of each that the model gave: an object loses the
 * order of keys such as `7`, and a model may give one key twice. The first item that has a key is meant by it.
 */
export function ownKeys(
  prefix: string,
  items: Keyed[],
): { at: (index: number) => string; of: (key: string) => string | undefined } {
  const own = new Map<string, string>()
  for (const [index, { key }] of items.entries()) if (!own.has(key)) own.set(key, `${prefix}${index}`)
  return { at: (index) => `${prefix}${index}`, of: (key) => own.get(key) }
}

/** All that waits for each piece of work, by key, itself too where it waits for itself. */
export function waitsOf(work: DesignAnswer['work']): (key: string) => Set<string> {
  const after = new Map<string, string[]>()
  for (const one of work) after.set(one.key, [...(after.get(one.key) ?? []), ...one.after])
  const directly = (key: string) => after.get(key) ?? []
  return (key) => reachedFrom(directly(key), directly)
}

/** The work without what would make it wait for itself. */
export function withoutCircles(work: DesignAnswer['work']): DesignAnswer['work'] {
  const settled: DesignAnswer['work'] = work.map((one) => ({ ...one, after: [] }))
  for (const [index, { key, after }] of work.entries())
    for (const other of after) if (other !== key && !waitsOf(settled)(other).has(key)) settled[index]!.after.push(other)
  return settled
}
