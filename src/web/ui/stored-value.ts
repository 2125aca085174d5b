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

export function forget(name: string, place: Place = 'sessionStorage') {
  try {
    globalThis[place].removeItem(name)
  } catch {
    // Forbidden.
  }
}

/** Names in the browser's own storage that begin so belong to whoever is signed in. */
export const ownPrefix = 'own:'

export function forgetAll() {
  try {
    sessionStorage.clear()
    for (const name of Object.keys(localStorage)) if (name.startsWith(ownPrefix)) localStorage.removeItem(name)
  } catch {
    // Forbidden.
  }
}
