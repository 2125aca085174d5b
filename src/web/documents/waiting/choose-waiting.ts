import type { BegunGeneration } from '#shared/api/documents-v3.ts'
import { stateCounts } from '#words/waiting-sum.ts'

/** What runs, wherever it was begun, and what has ended of that for which this browser waits. */
export const chooseWaiting = (begun: BegunGeneration[], keys: readonly string[]) =>
  begun.filter(({ key, state }) => state === 'running' || keys.includes(key))

/** `2 running, 1 finished` */
export function sumWaiting(waiting: Pick<BegunGeneration, 'state'>[]): string {
  const states = ['running', 'finished', 'failed'] as const
  return states
    .map((state) => [waiting.filter((one) => one.state === state).length, state] as const)
    .filter(([count]) => count > 0)
    .map(([count, state]) => stateCounts[state](count))
    .join(', ')
}
