import type { BegunGeneration } from '#shared/api/documents-v3.ts'
import { stateCounts } from '#words/waiting-sum.ts'

/** Returns all running work, and the finished work that this browser waits for. */
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
