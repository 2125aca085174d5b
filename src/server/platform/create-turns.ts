import { createTurnQueue } from './turn-queue.ts'
import { currentTurn, type Turn } from './turn.ts'

type Place = { turn: Turn; begin: () => void }

/** Lets only so many pieces of work go on at once; those on whose behalf the others wait take turns, and too many are refused. */
export function createTurns({ atOnce, queueLimit }: { atOnce: number; queueLimit: number }) {
  const queue = createTurnQueue<Place>({ places: atOnce, queueLimit })
  // A place is taken at once, so that nobody who comes later is quicker.
  const beginNext = () => {
    for (let next = queue.take(); next; next = queue.take()) next.begin()
  }
  return async function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const place: Place = { turn: currentTurn(), begin: () => {} }
    const begun = new Promise<void>((resolve) => Object.assign(place, { begin: resolve }))
    queue.add(place)
    beginNext()
    await begun
    try {
      return await work()
    } finally {
      queue.done(place)
      beginNext()
    }
  }
}
