import { useSyncExternalStore } from 'react'

export type Connection = {
  /** The server cannot be reached. */
  isAway: boolean
  /** Parts of the page whose code could not be fetched so far. */
  missing: number
  /** The server was reached and still did not have such a part: it may belong to an earlier release. */
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

/** Calls back each time that the server can be reached again, and when somebody wants another try. */
export function onReturn(back: () => void) {
  returning.add(back)
  return () => void returning.delete(back)
}

/** Milliseconds: between looks while the server is away, and before one is given up. */
const [pause, patience] = [3_000, 5_000]
/** Milliseconds for which one answer speaks for the next. */
const freshness = 5_000
/** Milliseconds since the page was begun; at first when this code came, which was from the server too. */
let heardAt = performance.now()
let looking: Promise<boolean> | undefined

async function look(): Promise<boolean> {
  // Any answer at all is one.
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

/** A request went without an answer: whether that was the request's own fault is looked up. */
export const reportUnansweredRequest = () => void lookOnce()

/** What waits is tried again at once, if the server is there. */
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

/** The server answered; what follows at once need not ask whether it is there. */
export function recordServerResponse() {
  heardAt = performance.now()
}

/** Looks first where the server was not heard of late. */
const isThere = () => (navigator.onLine && performance.now() - heardAt < freshness ? Promise.resolve(true) : lookOnce())

/**
 * Code that is loaded when it is needed, once the server is there; the page says meanwhile that it waits.
 * Chromium keeps a module that failed as failed until the page is loaded again, so nothing is tried in vain.
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

/** Begins to watch the browser's own word on its network. */
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
