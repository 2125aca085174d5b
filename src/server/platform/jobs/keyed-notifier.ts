/** Lets many callers wait for a notification about a key. Start listening before querying, so that nothing is missed in between. */
export function createKeyedNotifier() {
  const listeners = new Map<string, Set<() => void>>()

  function ring(key: string): void {
    const ringing = listeners.get(key)
    listeners.delete(key)
    for (const hear of ringing ?? []) hear()
  }

  function listen(key: string) {
    const { promise, resolve } = makePromise()
    const own = listeners.get(key) ?? new Set()
    listeners.set(key, own.add(resolve))
    function leave() {
      own.delete(resolve)
      if (own.size === 0 && listeners.get(key) === own) listeners.delete(key)
      resolve()
    }
    /** Returns at a notification, after the given time, or at the abort, whichever is first. */
    async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
      const timer = setTimeout(leave, milliseconds)
      signal.addEventListener('abort', leave)
      if (signal.aborted) leave()
      await promise
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
      leave()
    }
    return { wait, leave }
  }

  return { ring, listen, ringAll: () => [...listeners.keys()].forEach(ring) }
}

export type KeyedNotifier = ReturnType<typeof createKeyedNotifier>

function makePromise(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => (resolve = settle))
  return { promise, resolve }
}
