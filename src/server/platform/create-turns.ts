import { AppError } from '#shared/errors.ts'
import { currentTurn, takeNext, type Turn } from './turn.ts'

type Place = { turn: Turn; begin: () => void }

/** Lets only so many pieces of work go on at once; those on whose behalf the others wait take turns, and too many are refused. */
export function createTurns({ atOnce, queueLimit }: { atOnce: number; queueLimit: number }) {
  const waiting: Place[] = []
  const running = new Set<Place>()
  return async function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const place: Place = { turn: currentTurn(), begin: () => {} }
    if (running.size < atOnce) running.add(place)
    else if (waiting.length >= queueLimit) {
      throw new AppError('unavailable', 'The server is busy; please try again shortly.', { retryAfter: 5 })
    } else await new Promise<void>((resolve) => waiting.push(Object.assign(place, { begin: resolve })))
    try {
      return await work()
    } finally {
      running.delete(place)
      // The place is taken at once, so that nobody who comes later is quicker.
      const next = takeNext(waiting, running)
      if (next) running.add(next)
      next?.begin()
    }
  }
}
