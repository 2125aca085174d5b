import { readFileSync, readlinkSync } from 'node:fs'

/** The system's number of the thread that asks; only Linux tells. */
export const ownThreadNumber = (): number | undefined =>
  process.platform === 'linux' ? Number(readlinkSync('/proc/thread-self').split('/').at(-1)) : undefined

/** Milliseconds that the processor has spent on a thread of this process; nothing where that cannot be told. */
export function processorTimeOf(thread: number | undefined): number | undefined {
  if (thread === undefined) return undefined
  try {
    return Number.parseInt(readFileSync(`/proc/self/task/${thread}/schedstat`, 'latin1'), 10) / 1e6
  } catch {
    return undefined
  }
}
