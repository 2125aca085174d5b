import { useSyncExternalStore } from 'react'

export type Connection = {
  /** True if the server cannot be reached. */
  isAway: boolean
  /** Number of parts of the page whose code could not be loaded so far. */
  missing: number
  /** True if the server was reached but did not have such a part, which may belong to an earlier release. */
  isOutdated: boolean
}

let now: Connection = { isAway: false, missing: 0, isOutdated: false }
const watchers = new Set<() => void>()
const returning = new Set<() => void>()

function change(some: Partial<Connection>) {
  const wasAway = now.isAway
  now = { ...now, ...some }
  for (const watcher of watchers) watcher()
  if (wasAway && !now.isAway) for (const back of returning) back()
}

/** Calls back each time the server can be reached again, and when the user wants to try again. */
export function onReturn(back: () => void) {
  returning.add(back)
  return () => void returning.delete(back)
}

/** Milliseconds between two checks while the server is away, and until a check times out. */
const [pause, patience] = [3_000, 5_000]
/** Milliseconds for which a response counts as proof that the server is there. */
const freshness = 5_000
/** Milliseconds since the page was opened; at first the time when this code arrived, which came from the server too. */
let heardAt = performance.now()
let looking: Promise<boolean> | undefined

async function look(): Promise<boolean> {
  // Any response means that the server is there.
  const isAway = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patience) }).then(
    () => false,
    () => true,
  )
  if (isAway) setTimeout(() => void lookOnce(), pause)
  else recordServerResponse()
  change({ isAway })
  return !isAway
}

const lookOnce = () => (looking ??= look().finally(() => (looking = undefined)))

/** A request got no response: checks whether the server is away or only that request failed. */
export const reportUnansweredRequest = () => void lookOnce()

/** Retries all waiting work at once, if the server is there. */
export async function tryAgain() {
  if (await lookOnce()) for (const back of returning) back()
}

const untilReturn = () =>
  new Promise<void>((resolve) => {
    const stop = onReturn(() => {
      stop()
      resolve()
    })
  })

/** Records a response of the server, so that the next requests need no check. */
export function recordServerResponse() {
  heardAt = performance.now()
}

/** Checks first if there was no recent response. */
const isThere = () => (navigator.onLine && performance.now() - heardAt < freshness ? Promise.resolve(true) : lookOnce())

/**
 * Loads code on demand, once the server is there; meanwhile the page shows that it waits. Chromium remembers a failed module until the page
 * is reloaded, so it must not try in vain.
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 1; ; tries += 1) {
    const isReached = await isThere()
    const part = isReached ? await load().catch(() => undefined) : undefined
    if (part !== undefined) {
      if (tries > 1) change({ missing: now.missing - 1, isOutdated: false })
      return part
    }
    change({ missing: now.missing + (tries === 1 ? 1 : 0), isOutdated: isReached && tries > 1 })
    await untilReturn()
  }
}

/** Starts to listen to the browser's network events. */
export function watchConnection() {
  addEventListener('offline', () => void lookOnce())
  addEventListener('online', () => void lookOnce())
}

export const useConnection = () =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    () => now,
  )
