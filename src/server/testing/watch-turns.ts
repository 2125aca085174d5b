import { openSync, readSync } from 'node:fs'

/** Milliseconds between looks. */
const interval = 5

/** Milliseconds that the processor has spent on the main thread, which a busy machine does not lengthen; where that is not told, those of the clock. */
function openClock(): () => number {
  if (process.platform !== 'linux') return () => performance.now()
  const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r')
  const bytes = Buffer.alloc(100)
  return () => Number.parseInt(bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0)), 10) / 1e6
}

/** Watches how long the main thread is held. Answers how to ask for the longest that it was since the last time: an upper bound. */
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
