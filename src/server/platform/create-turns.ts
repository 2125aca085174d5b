import { AppError } from '#shared/errors.ts'

/** Lets only so many pieces of work go on at once; the others wait in their order, and too many are refused. */
export function createTurns({ atOnce, queueLimit }: { atOnce: number; queueLimit: number }) {
  const waiting: (() => void)[] = []
  let running = 0
  return async function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running++
    else if (waiting.length >= queueLimit) {
      throw new AppError('unavailable', 'The server is busy; please try again shortly.', { retryAfter: 5 })
    } else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place goes to the next in the queue, so that nobody who comes later is quicker.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
