import type { Generated } from '#shared/api/documents-v3.ts'
import { AppError, errorStatus } from '#shared/errors.ts'
import { api } from '#web/api/api.ts'
import { noteFailure } from '#web/api/sign-in-missing.ts'
import { failureSentence } from './failure-sentence.ts'
import { followGeneration } from './follow-generation.ts'
import { isLast, withEvent, type GenerationProgress } from './generation-progress.ts'
import { noProgress } from './no-progress.ts'
import { waitForGenerationOutcome, type Outcome } from './wait-for-generation-outcome.ts'

export type Run<Result> = {
  key: string
  /** Undefined if the work began before the page was loaded. */
  post?: (() => Promise<Result>) | undefined
  onProgress: (progress: GenerationProgress) => void
  /** Called if the POST ended without a response; from then on the work is followed by its key only. */
  onLost: () => void
  signal: AbortSignal
}

/** A refusal is final; a temporary error, or none at all, does not show whether the work continues. */
const isFinal = (error: unknown): error is AppError => error instanceof AppError && errorStatus[error.code] < 500

const sentenceFor = (error: unknown) => (error instanceof AppError && (error.details || error.message)) || failureSentence

/** Follows one piece of work to its outcome, regardless of how the POST that started it ends. */
export async function runGeneration<Result>({
  key,
  post,
  onProgress,
  onLost,
  signal,
}: Run<Result>): Promise<Outcome<Result | Generated> | undefined> {
  let progress = noProgress
  const over = new AbortController()
  const stop = AbortSignal.any([signal, over.signal])
  const bell = new EventTarget()
  const pause = (milliseconds: number) => restUntil(bell, stop, milliseconds)
  const settle = () => waitForGenerationOutcome({ look: () => api.documentsV3.generation({ key }), pause, signal: stop })
  followGeneration(
    { key, url: api.documentsV3.events({ key }) },
    (news) => {
      progress = withEvent(progress, news)
      onProgress(progress)
      if (isLast(news.event)) bell.dispatchEvent(new Event('ring'))
    },
    stop,
  )
  try {
    if (!post) return await settle()
    return await post().then(
      (result) => ({ state: 'finished', result }),
      async (error: unknown) => {
        noteFailure(error)
        const refused: Outcome = { state: 'failed', error: sentenceFor(error) }
        if (isFinal(error)) return refused
        onLost()
        const outcome = await settle()
        return outcome?.state === 'unknown' ? refused : outcome
      },
    )
  } finally {
    over.abort()
  }
}

function restUntil(bell: EventTarget, stop: AbortSignal, milliseconds: number) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(wake, milliseconds)
    function wake() {
      clearTimeout(timer)
      bell.removeEventListener('ring', wake)
      stop.removeEventListener('abort', wake)
      resolve()
    }
    bell.addEventListener('ring', wake)
    stop.addEventListener('abort', wake)
    if (stop.aborted) wake()
  })
}
