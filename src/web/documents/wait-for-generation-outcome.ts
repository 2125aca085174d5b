import type { Generated } from '#shared/api/documents-v3.ts'
import { AppError } from '#shared/errors.ts'

type Answer = { state: 'running' | 'finished' | 'failed'; error: string | null; result: Generated | null }
export type Outcome<Result = Generated> =
  | { state: 'finished'; result: Result }
  | { state: 'failed'; error: string }
  /** The server never heard of the work. */
  | { state: 'unknown' }
  /** The server could not be asked for so long that the person has to be told. */
  | { state: 'unreachable' }

type Means = {
  look: () => Promise<Answer>
  /** Waits that many milliseconds, or less when there is news. */
  pause: (milliseconds: number) => Promise<void>
  signal: AbortSignal
}

/** Looks before "unknown" is believed: the POST may still be on its way. */
const looksForUnknown = 3
/** Looks in vain before giving up; with the pauses below about two minutes. */
const looksInVain = 20
const pauses = { unknown: 700, running: 1500, unreachable: 1000, longest: 8000 }

/** Asks by the key of the work until it has ended. Undefined when it was told to stop. */
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
