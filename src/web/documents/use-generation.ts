import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Generated } from '#shared/api/documents-v3.ts'
import { api } from '#web/api/api.ts'
import { noteFailure } from '#web/api/sign-in-missing.ts'
import type { FilledBrief } from './brief-values.ts'
import { noProgress, withEvent, type GenerationProgress } from './generation-progress.ts'
import {
  adoptPending,
  findBegunElsewhere,
  findPending,
  forgetPending,
  keepPending,
  type PendingGeneration,
} from './pending-generation.ts'
import { reloadDocuments } from './queries.ts'
import { failureSentence, runGeneration } from './run-generation.ts'
import type { Outcome } from './settle-generation.ts'

type Busy = { state: 'busy'; pending: PendingGeneration; progress: GenerationProgress; lost: boolean; stopping: boolean }
type Work<Result> =
  | { state: 'idle' }
  | Busy
  | { state: 'finished'; result: Result; pending: PendingGeneration }
  | { state: 'failed'; error: string }

type Generation<Result> = {
  /** Where the open work is kept. */
  place: string
  /** Sends the brief under the key that names the work. */
  post: (brief: FilledBrief, key: string, template?: File) => Promise<Result>
  /** Where the call's answer was lost, the result is the one that was found by the key. */
  onFinished: (result: Result | Generated) => void
  onFailed?: () => void
}

const begun = (pending: PendingGeneration): Busy => ({ state: 'busy', pending, progress: noProgress, lost: false, stopping: false })

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
  const [elsewhere, setElsewhere] = useState(() => (findPending(place) ? undefined : findBegunElsewhere(place)))
  const following = useRef<AbortController>(undefined)

  async function follow(pending: PendingGeneration, send?: () => Promise<Result | Generated>) {
    following.current?.abort()
    const { signal } = (following.current = new AbortController())
    const change = (next: (busy: Busy) => Busy) => {
      if (!signal.aborted) setWork((now) => (now.state === 'busy' ? next(now) : now))
    }
    const outcome = await runGeneration<Result | Generated>({
      key: pending.key,
      post: send,
      onEvent: (news) => change((busy) => ({ ...busy, progress: withEvent(busy.progress, news) })),
      onLost: () => change((busy) => ({ ...busy, lost: true })),
      signal,
    }).catch((error: unknown): Outcome<Result | Generated> => {
      noteFailure(error)
      return { state: 'unreachable' }
    })
    if (outcome && !signal.aborted) end(outcome, pending)
  }

  function end(outcome: Outcome<Result | Generated>, pending: PendingGeneration) {
    if (outcome.state !== 'unreachable') forgetPending(place, pending)
    if (outcome.state === 'finished') {
      setWork({ ...outcome, pending })
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

  function watch(pending: PendingGeneration, send?: () => Promise<Result | Generated>) {
    setElsewhere(undefined)
    setWork(begun(pending))
    void follow(pending, send)
  }
  const start = (brief: FilledBrief, template?: File) => {
    const pending = keepPending(place, workOf(brief, template))
    watch(pending, () => post(brief, pending.key, template))
  }
  /** The marked parts of the document that is shown are written again. */
  const regenerate = () => {
    if (work.state !== 'finished') return
    const { key, project, client } = work.pending
    const pending = keepPending(place, { fingerprint: `regenerate ${key}`, project, client })
    watch(pending, () => api.documentsV3.regenerate({ key }, { idempotencyKey: pending.key }))
  }
  const stop = () => {
    if (work.state !== 'busy') return
    const { key } = work.pending
    const tell = (stopping: boolean) =>
      setWork((now) => (now.state === 'busy' && now.pending.key === key ? { ...now, stopping } : now))
    tell(true)
    api.documentsV3.stop({ key }).catch((error: unknown) => {
      noteFailure(error)
      tell(false)
    })
  }
  const watchElsewhere = () => elsewhere && watch(adoptPending(place, elsewhere))
  /** A message about the last work is no longer wanted. */
  const clear = () => setWork((now) => (now.state === 'failed' ? { state: 'idle' } : now))
  return { work, start, stop, regenerate, clear, elsewhere: work.state === 'idle' ? elsewhere : undefined, watchElsewhere }
}
