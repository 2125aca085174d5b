/** The tab's, which is gone when it is closed, or the browser's own. */
type Place = 'sessionStorage' | 'localStorage'

/** What was stored. A browser that refuses to keep it only forgets. */
export function readStored(name: string, place: Place = 'sessionStorage'): unknown {
  try {
    const text = globalThis[place].getItem(name)
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

export function store(name: string, value: unknown, place: Place = 'sessionStorage') {
  try {
    globalThis[place].setItem(name, JSON.stringify(value))
  } catch {
    // Full or forbidden.
  }
}

export function forget(name: string) {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Forbidden.
  }
}

export function forgetAll() {
  try {
    sessionStorage.clear()
  } catch {
    // Forbidden.
  }
}
