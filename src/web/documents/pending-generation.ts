import { forget, readStored, store } from '#web/ui/stored-value.ts'

/** Work whose end this tab has not seen yet. */
export type PendingGeneration = {
  key: string
  /** What was asked for; the same key may only ever name the same work. */
  fingerprint: string
  /** Milliseconds since 1970. */
  startedAt: number
  project: string
  client: string
}

// `crypto.randomUUID` is missing where the page is not served securely.
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const nameFor = (place: string) => `generation:${place}`

export const findPending = (place: string) => readStored(nameFor(place)) as PendingGeneration | undefined
export const forgetPending = (place: string) => forget(nameFor(place))

/** The same request while its outcome is open keeps its key; any other gets a new one. */
export function keepPending(place: string, work: Omit<PendingGeneration, 'key' | 'startedAt'>): PendingGeneration {
  const known = findPending(place)
  const key = known?.fingerprint === work.fingerprint ? known.key : newKey()
  const pending = { ...work, key, startedAt: Date.now() }
  store(nameFor(place), pending)
  return pending
}
