import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { setSession } from '#web/accounts/session.ts'
import { queryClient } from '#web/api/query-client.ts'
import { fetchGiven, takeUnanswered } from './given-server.ts'

// A timeout only for calls that hang; errors are shortened, because the printed page is of little use in a log.
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message?.split('\n\n')[0]) })

/** A stream without events: their effect is tested by the journeys. */
class SilentStream extends EventTarget {
  static readonly CLOSED = 2
  readonly readyState = 0
  close() {}
}

/** A single window gets the lock at once. */
const locks = { request: (_name: string, _options: object, hold: () => Promise<void>) => hold() }

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetchGiven, EventSource: SilentStream })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  setSession(null)
  localStorage.clear()
  sessionStorage.clear()
  const unanswered = takeUnanswered()
  if (unanswered.length > 0) throw new Error(`Nobody gave an answer to ${unanswered.join(', ')}.`)
})
