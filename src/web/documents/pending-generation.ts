import { forget, ownPrefix, readStored, store } from '#web/ui/stored-value.ts'

/** Work whose result this tab has not received yet. */
export type PendingGeneration = {
  key: string
  /** Identifies the request; a key may only ever be used for the same request. */
  fingerprint: string
  /** Milliseconds since 1970. */
  startedAt: number
  project: string
  client: string
  /** The user has asked to stop writing. */
  stopAsked?: boolean
}

/** Milliseconds. Older work must be looked up in the lists. */
const longestOpen = 24 * 60 * 60 * 1000

// `crypto.randomUUID` is missing without a secure context.
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const nameFor = (place: string) => `generation:${place}`
const sharedNameFor = (place: string) => `${ownPrefix}${nameFor(place)}`

export const findPending = (place: string) => readStored(nameFor(place)) as PendingGeneration | undefined

/** Finds the latest work of any tab in this browser whose result was not received; it may have finished since. */
export function findBegunElsewhere(place: string) {
  const begun = readStored(sharedNameFor(place), 'localStorage') as PendingGeneration | undefined
  return begun && Date.now() - begun.startedAt < longestOpen ? begun : undefined
}

export function forgetPending(place: string, { key }: Pick<PendingGeneration, 'key'>) {
  forget(nameFor(place))
  if (findBegunElsewhere(place)?.key === key) forget(sharedNameFor(place), 'localStorage')
}

/** Makes this tab follow the work. */
export function adoptPending(place: string, pending: PendingGeneration) {
  store(nameFor(place), pending)
  return pending
}

/** A repeated request without a known outcome has the same key; any other gets a new one. */
export function keepPending(place: string, work: Omit<PendingGeneration, 'key' | 'startedAt'>): PendingGeneration {
  const known = findPending(place)
  const key = known?.fingerprint === work.fingerprint ? known.key : newKey()
  const pending = { ...work, key, startedAt: Date.now() }
  store(sharedNameFor(place), pending, 'localStorage')
  return adoptPending(place, pending)
}
