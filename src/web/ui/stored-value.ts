/** What this tab remembers until it is closed. A browser that refuses to keep it only forgets. */
export function readStored(name: string): unknown {
  try {
    const text = sessionStorage.getItem(name)
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

export function store(name: string, value: unknown) {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
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
