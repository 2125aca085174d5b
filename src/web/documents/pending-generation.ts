import { forget, ownPrefix, readStored, store } from '#web/ui/stored-value.ts'

/** Work whose end this tab has not seen yet. */
export type PendingGeneration = {
  key: string
  /** What was asked for; the same key may only ever name the same work. */
  fingerprint: string
  /** Milliseconds since 1970. */
  startedAt: number
  project: string
  client: string
  /** The person wants no more words. */
  stopAsked?: boolean
}

/** Milliseconds. What was begun longer ago is looked for in the lists. */
const longestOpen = 24 * 60 * 60 * 1000

// `crypto.randomUUID` is missing where the page is not served securely.
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const nameFor = (place: string) => `generation:${place}`
const sharedNameFor = (place: string) => `${ownPrefix}${nameFor(place)}`

export const findPending = (place: string) => readStored(nameFor(place)) as PendingGeneration | undefined

/** Begun last in any tab of this browser, and not seen to its end by one; it may have ended since. */
export function findBegunElsewhere(place: string) {
  const begun = readStored(sharedNameFor(place), 'localStorage') as PendingGeneration | undefined
  return begun && Date.now() - begun.startedAt < longestOpen ? begun : undefined
}

export function forgetPending(place: string, { key }: Pick<PendingGeneration, 'key'>) {
  forget(nameFor(place))
  if (findBegunElsewhere(place)?.key === key) forget(sharedNameFor(place), 'localStorage')
}

/** This tab follows work from now on. */
export function adoptPending(place: string, pending: PendingGeneration) {
  store(nameFor(place), pending)
  return pending
}

/** The same request while its outcome is open keeps its key; any other gets a new one. */
export function keepPending(place: string, work: Omit<PendingGeneration, 'key' | 'startedAt'>): PendingGeneration {
  const known = findPending(place)
  const key = known?.fingerprint === work.fingerprint ? known.key : newKey()
  const pending = { ...work, key, startedAt: Date.now() }
  store(sharedNameFor(place), pending, 'localStorage')
  return adoptPending(place, pending)
}
