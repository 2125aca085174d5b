import type { Generated } from '#shared/api/documents-v3.ts'
import { AppError } from '#shared/errors.ts'

type Answer = { state: 'running' | 'finished' | 'failed'; error: string | null; result: Generated | null }
export type Outcome<Result = Generated> =
  | { state: 'finished'; result: Result }
  | { state: 'failed'; error: string }
  /** The server does not know the work. */
  | { state: 'unknown' }
  /** The server could not be reached for so long that the user must be informed. */
  | { state: 'unreachable' }

type Means = {
  look: () => Promise<Answer>
  /** Waits for that many milliseconds, or less if there is an event. */
  pause: (milliseconds: number) => Promise<void>
  signal: AbortSignal
}

/** Number of checks before "unknown" is believed, because the POST may still be on its way. */
const looksForUnknown = 3
/** Number of failed checks before giving up; with the pauses below about two minutes. */
const looksInVain = 20
const pauses = { unknown: 700, running: 1500, unreachable: 1000, longest: 8000 }

/** Checks by the key of the work until it has ended. Undefined if it was aborted. */
export async function waitForGenerationOutcome({ look, pause, signal }: Means): Promise<Outcome | undefined> {
  let [unknown, inVain] = [0, 0]
  while (!signal.aborted) {
    const seen = await lookOnce(look)
    if (seen.state === 'finished' || seen.state === 'failed') return seen
    if (seen.state === 'unknown' && ++unknown >= looksForUnknown) return seen
    inVain = seen.state === 'unreachable' ? inVain + 1 : 0
    if (inVain >= looksInVain) return { state: 'unreachable' }
    await pause(Math.min(pauses[seen.state] * 1.5 ** inVain, pauses.longest))
  }
  return undefined
}

async function lookOnce(look: () => Promise<Answer>): Promise<Outcome | { state: 'running' }> {
  try {
    const { state, error, result } = await look()
    if (state === 'failed') return { state, error: error ?? '' }
    return state === 'finished' && result ? { state, result } : { state: 'running' }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return { state: 'unknown' }
    if (error instanceof AppError && error.code === 'not-signed-in') throw error
    return { state: 'unreachable' }
  }
}
