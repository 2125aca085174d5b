import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Generated } from '#shared/api/documents-v3.ts'
import { noteFailure } from '#web/api/sign-in-missing.ts'
import type { FilledBrief } from './brief-values.ts'
import { noProgress, withEvent, type GenerationProgress } from './generation-progress.ts'
import { findPending, forgetPending, keepPending, type PendingGeneration } from './pending-generation.ts'
import { reloadDocuments } from './queries.ts'
import { failureSentence, runGeneration } from './run-generation.ts'
import type { Outcome } from './settle-generation.ts'

type Busy = { state: 'busy'; pending: PendingGeneration; progress: GenerationProgress; lost: boolean }
type Work<Result> = { state: 'idle' } | Busy | { state: 'finished'; result: Result } | { state: 'failed'; error: string }

type Generation<Result> = {
  /** Where the open work is kept. */
  place: string
  /** Sends the brief under the key that names the work. */
  post: (brief: FilledBrief, key: string, template?: File) => Promise<Result>
  /** Where the call's answer was lost, the result is the one that was found by the key. */
  onFinished: (result: Result | Generated) => void
  onFailed?: () => void
}

const begun = (pending: PendingGeneration): Busy => ({ state: 'busy', pending, progress: noProgress, lost: false })

function keptWork(place: string): Busy | { state: 'idle' } {
  const pending = findPending(place)
  return pending ? begun(pending) : { state: 'idle' }
}

const workOf = (brief: FilledBrief, template: File | undefined) => ({
  fingerprint: JSON.stringify([brief, template && [template.name, template.size, template.lastModified]]),
  project: brief.projectName,
  client: brief.client,
})

/** One piece of work at a time, followed across a reload of the page. */
export function useGeneration<Result>({ place, post, onFinished, onFailed }: Generation<Result>) {
  const [work, setWork] = useState<Work<Result | Generated>>(() => keptWork(place))
  const following = useRef<AbortController>(undefined)

  async function follow(pending: PendingGeneration, send?: () => Promise<Result>) {
    following.current?.abort()
    const { signal } = (following.current = new AbortController())
    const change = (next: (busy: Busy) => Busy) => {
      if (!signal.aborted) setWork((now) => (now.state === 'busy' ? next(now) : now))
    }
    const outcome = await runGeneration({
      key: pending.key,
      post: send,
      onEvent: (news) => change((busy) => ({ ...busy, progress: withEvent(busy.progress, news) })),
      onLost: () => change((busy) => ({ ...busy, lost: true })),
      signal,
    }).catch((error: unknown): Outcome<Result> => {
      noteFailure(error)
      return { state: 'unreachable' }
    })
    if (outcome && !signal.aborted) end(outcome)
  }

  function end(outcome: Outcome<Result | Generated>) {
    if (outcome.state !== 'unreachable') forgetPending(place)
    if (outcome.state === 'finished') {
      setWork(outcome)
      onFinished(outcome.result)
      void reloadDocuments()
    } else {
      setWork({ state: 'failed', error: (outcome.state === 'failed' && outcome.error) || failureSentence })
      onFailed?.()
    }
  }

  const resume = useEffectEvent(() => {
    const pending = findPending(place)
    if (pending) void follow(pending)
  })
  useEffect(() => {
    resume()
    return () => following.current?.abort()
  }, [])

  const start = (brief: FilledBrief, template?: File) => {
    const pending = keepPending(place, workOf(brief, template))
    setWork(begun(pending))
    void follow(pending, () => post(brief, pending.key, template))
  }
  /** A message about the last work is no longer wanted. */
  const clear = () => setWork((now) => (now.state === 'failed' ? { state: 'idle' } : now))
  return { work, start, clear }
}
