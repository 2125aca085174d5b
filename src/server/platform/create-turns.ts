import { createTurnQueue } from './turn-queue.ts'
import { currentTurn, type Turn } from './turn.ts'

type Place = { turn: Turn; begin: () => void }

/** Limits how many pieces of work run at once; the accounts whose work is waiting take turns, and too many waiting pieces are refused. */
export function createTurns({ atOnce, queueLimit }: { atOnce: number; queueLimit: number }) {
  const queue = createTurnQueue<Place>({ places: atOnce, queueLimit })
  // A place is taken synchronously, so that a later caller cannot overtake.
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
