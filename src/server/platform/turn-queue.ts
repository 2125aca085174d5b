import { AppError } from '#shared/errors.ts'
import { createRecentTurns, findNext, sharesOf, type Turn } from './turn.ts'

type Limits = {
  /** Maximum running items. */
  places: number
  /** Maximum waiting items before further ones are refused; one account may have half of them. */
  queueLimit: number
}

/** The items that wait for a place and those that have one. No account has more than half of the places, and no client all of them. */
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
    /** Throws if an item would have to wait and too many are waiting already. */
    add(item: Item) {
      if (!findNextOf([item])) permitWaiting(item)
      waiting.push(item)
    },
    /** The next item that may run; it has a place until it is `done`. */
    take(): Item | undefined {
      const next = findNextOf(waiting)
      if (!next) return undefined
      waiting.splice(waiting.indexOf(next), 1)
      running.add(next)
      recent.note(next.turn)
      return next
    },
    done: (item: Item) => void running.delete(item),
    /** Removes a waiting item; running ones are not affected. */
    remove(item: Item) {
      const place = waiting.indexOf(item)
      if (place >= 0) waiting.splice(place, 1)
    },
    clear: () => waiting.splice(0),
  }
}
