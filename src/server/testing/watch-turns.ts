import { openSync, readSync } from 'node:fs'

/** Milliseconds between measurements. */
const interval = 5

/**
 * Milliseconds of CPU time used by the main thread, which does not depend on the load of the machine; on other systems than Linux, of the
 * clock.
 */
function openClock(): () => number {
  if (process.platform !== 'linux') return () => performance.now()
  const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r')
  const bytes = Buffer.alloc(100)
  return () => Number.parseInt(bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0)), 10) / 1e6
}

/** Measures how long the main thread is blocked. Returns a function for the longest time since its last call, as an upper bound. */
export function watchTurns(): () => { held: number; late: number } {
  const processor = openClock()
  let longest = { held: 0, late: 0 }
  let [spent, at] = [processor(), performance.now()]
  setInterval(() => {
    const [nowSpent, nowAt] = [processor(), performance.now()]
    longest = { held: Math.max(longest.held, nowSpent - spent), late: Math.max(longest.late, nowAt - at - interval) }
    ;[spent, at] = [nowSpent, nowAt]
  }, interval).unref()
  return () => {
    const taken = longest
    longest = { held: 0, late: 0 }
    return taken
  }
}
