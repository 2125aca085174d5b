import { readFileSync, readlinkSync } from 'node:fs'

/** Where the system tells what it has spent on the thread that asks; only Linux does. Any process of the same user may read it. */
export const ownThreadClock = (): string | undefined =>
  process.platform === 'linux' ? `/proc/${readlinkSync('/proc/thread-self')}/schedstat` : undefined

/** Milliseconds that the processor has spent on a thread; nothing where that cannot be told. */
export function processorTimeOf(clock: string | undefined): number | undefined {
  if (clock === undefined) return undefined
  try {
    return Number.parseInt(readFileSync(clock, 'latin1'), 10) / 1e6
  } catch {
    return undefined
  }
}

/** Milliseconds spent on a thread since now; by the clock where the system does not tell, or the thread is gone. */
export function startMeter(clock: string | undefined): () => number {
  const [spentBefore, from] = [processorTimeOf(clock), performance.now()]
  return () => {
    const spent = processorTimeOf(clock)
    return spentBefore === undefined || spent === undefined ? performance.now() - from : spent - spentBefore
  }
}
