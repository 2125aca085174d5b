import { AppError } from '#shared/errors.ts'
import { createRecentTurns, findNext, sharesOf, type Turn } from './turn.ts'

type Limits = {
  /** Items that may run at once. */
  places: number
  /** Items that may wait before further ones are refused; one account may have half of them waiting. */
  queueLimit: number
}

/** Who waits for a place and who has one. No account has more than half of the places, and no client all of them. */
export function createTurnQueue<Item extends { turn: Turn }>({ places, queueLimit }: Limits) {
  const waiting: Item[] = []
  const running = new Set<Item>()
  const recent = createRecentTurns()

  const findNextOf = (items: Item[]) =>
    running.size < places
      ? findNext({ waiting: items, running: [...running].map(({ turn }) => turn), places, recent: recent.list() })
      : undefined

  function permitWaiting({ turn: { member } }: Item) {
    const own = waiting.filter(({ turn }) => turn.member === member).length
    if (waiting.length < queueLimit && (member === '' || own < sharesOf(queueLimit).member)) return
    throw new AppError('unavailable', 'The server is busy; please try again shortly.', { retryAfter: 5 })
  }

  return {
    /** Refuses an item that would have to wait where too many wait already. */
    add(item: Item) {
      if (!findNextOf([item])) permitWaiting(item)
      waiting.push(item)
    },
    /** The next that may run; it has a place until it is `done`. */
    take(): Item | undefined {
      const next = findNextOf(waiting)
      if (!next) return undefined
      waiting.splice(waiting.indexOf(next), 1)
      running.add(next)
      recent.note(next.turn)
      return next
    },
    done: (item: Item) => void running.delete(item),
    /** Takes out an item that waits; what runs is not touched. */
    remove(item: Item) {
      const place = waiting.indexOf(item)
      if (place >= 0) waiting.splice(place, 1)
    },
    clear: () => waiting.splice(0),
  }
}
