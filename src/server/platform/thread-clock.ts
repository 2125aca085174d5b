import { readFileSync, readlinkSync } from 'node:fs'

/**
 * The file in which the system records the processor time of the calling thread; only on Linux. Any process of the same user may read it.
 */
export const ownThreadClock = (): string | undefined =>
  process.platform === 'linux' ? `/proc/${readlinkSync('/proc/thread-self')}/schedstat` : undefined

/** Milliseconds of processor time of a thread; undefined if not available. */
export function processorTimeOf(clock: string | undefined): number | undefined {
  if (clock === undefined) return undefined
  try {
    return Number.parseInt(readFileSync(clock, 'latin1'), 10) / 1e6
  } catch {
    return undefined
  }
}

/**
 * Milliseconds of processor time of a thread from now on; wall-clock time if the system does not provide it, or if the thread has ended.
 */
export function startMeter(clock: string | undefined): () => number {
  const [spentBefore, from] = [processorTimeOf(clock), performance.now()]
  return () => {
    const spent = processorTimeOf(clock)
    return spentBefore === undefined || spent === undefined ? performance.now() - from : spent - spentBefore
  }
}
