import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Generated } from '#shared/api/documents-v3.ts'
import { noteFailure } from '#web/api/sign-in-missing.ts'
import { fetchPart } from '#web/ui/connection.ts'
import type { GenerationProgress } from './generation-progress.ts'
import { noProgress } from './no-progress.ts'
import { failureSentence } from './failure-sentence.ts'
import { findPending, forgetPending, type PendingGeneration } from './pending-generation.ts'
import { reloadDocuments } from './queries.ts'
import type { Outcome } from './wait-for-generation-outcome.ts'
import { waitFor, waitNoMoreFor } from './waiting/waiting.ts'

type Busy = { state: 'busy'; pending: PendingGeneration; progress: GenerationProgress; lost: boolean; stopping: boolean }
export type Work<Result> =
  | { state: 'idle' }
  | Busy
  | { state: 'finished'; result: Result; pending: PendingGeneration; kept: string | undefined }
  | { state: 'failed'; error: string }

export type Ends<Result> = {
  /** If the response was lost, the result found by the key. */
  onFinished: (
    result: Result | Generated,
    /** A sentence on the saved part, if the work was stopped. */
    kept: string | undefined,
  ) => void
  onFailed?: () => void
}

const begun = (pending: PendingGeneration): Busy => ({
  state: 'busy',
  pending,
  progress: noProgress,
  lost: false,
  stopping: pending.stopAsked ?? false,
})

function keptWork(place: string): Busy | { state: 'idle' } {
  const pending = findPending(place)
  return pending ? begun(pending) : { state: 'idle' }
}

const endOf = <Result>(outcome: Outcome<Result>, pending: PendingGeneration, kept: string | undefined): Work<Result> =>
  outcome.state === 'finished'
    ? { ...outcome, pending, kept }
    : { state: 'failed', error: (outcome.state === 'failed' && outcome.error) || failureSentence }

function beginWaiting(pending: PendingGeneration): Busy {
  waitFor(pending.key)
  return begun(pending)
}

/** Describes the saved part of stopped work; loaded on demand because it is rare. */
async function keptOf(progress: GenerationProgress) {
  const { storageStatusSentence } = await fetchPart(() => import('./storage-status-sentence.ts'))
  return storageStatusSentence(progress, true)
}

/** The user sees the result here, so other places need not report it. */
function forgetWork(place: string, pending: PendingGeneration) {
  forgetPending(place, pending)
  waitNoMoreFor(pending.key)
}

/** Follows the work of a screen to its end, including work that was open when the page was loaded. */
export function useFollowedWork<Result>(place: string, { onFinished, onFailed }: Ends<Result>) {
  const [work, setWork] = useState<Work<Result | Generated>>(() => keptWork(place))
  const following = useRef<AbortController>(undefined)

  async function follow(pending: PendingGeneration, send?: () => Promise<Result | Generated>) {
    following.current?.abort()
    const { signal } = (following.current = new AbortController())
    const change = (next: (busy: Busy) => Busy) => {
      if (!signal.aborted) setWork((now) => (now.state === 'busy' ? next(now) : now))
    }
    let progress = noProgress
    // Loaded on demand, because it is needed only once something is being written.
    const { runGeneration } = await fetchPart(() => import('./run-generation.ts'))
    const outcome = await runGeneration<Result | Generated>({
      key: pending.key,
      post: send,
      onProgress: (next) => {
        progress = next
        change((busy) => ({ ...busy, progress: next }))
      },
      onLost: () => change((busy) => ({ ...busy, lost: true })),
      signal,
    }).catch((error: unknown): Outcome<Result | Generated> => {
      noteFailure(error)
      return { state: 'unreachable' }
    })
    if (!outcome) return
    const kept = findPending(place)?.stopAsked ? await keptOf(progress) : undefined
    if (!signal.aborted) end(outcome, pending, kept)
  }

  function end(outcome: Outcome<Result | Generated>, pending: PendingGeneration, kept: string | undefined) {
    if (outcome.state !== 'unreachable') forgetWork(place, pending)
    setWork(endOf(outcome, pending, kept))
    if (outcome.state !== 'finished') return onFailed?.()
    onFinished(outcome.result, kept)
    void reloadDocuments()
  }

  const resume = useEffectEvent(() => {
    const pending = findPending(place)
    if (pending) void follow(pending)
  })
  useEffect(() => {
    resume()
    return () => following.current?.abort()
  }, [])

  const watch = (pending: PendingGeneration, send?: () => Promise<Result | Generated>) => {
    setWork(beginWaiting(pending))
    void follow(pending, send)
  }
  return { work, setWork, watch }
}
