/** The tab's storage, which is deleted when it is closed, or the browser's own. */
type Place = 'sessionStorage' | 'localStorage'

/** Returns a stored value; undefined also if the browser forbids storage. */
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
    // The storage is full or forbidden.
  }
}

export function forget(name: string, place: Place = 'sessionStorage') {
  try {
    globalThis[place].removeItem(name)
  } catch {
    // The storage is forbidden.
  }
}

/** Names in the browser's own storage with this prefix belong to the signed-in user. */
export const ownPrefix = 'own:'

export function forgetAll() {
  try {
    sessionStorage.clear()
    for (const name of Object.keys(localStorage)) if (name.startsWith(ownPrefix)) localStorage.removeItem(name)
  } catch {
    // The storage is forbidden.
  }
}
