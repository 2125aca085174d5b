import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Generated } from '#shared/api/documents-v3.ts'
import { api } from '#web/api/api.ts'
import { noteFailure } from '#web/api/sign-in-missing.ts'
import type { FilledBrief } from './brief-values.ts'
import { noProgress, withEvent, type GenerationProgress } from './generation-progress.ts'
import { findPending, forgetPending, keepPending, type PendingGeneration } from './pending-generation.ts'
import { reloadDocuments } from './queries.ts'
import { failureSentence, runGeneration } from './run-generation.ts'
import type { Outcome } from './settle-generation.ts'

type Busy = { state: 'busy'; pending: PendingGeneration; progress: GenerationProgress; lost: boolean }
type Work = { state: 'idle' } | Busy | { state: 'finished'; result: Generated } | { state: 'failed'; error: string }

const begun = (pending: PendingGeneration): Work => ({ state: 'busy', pending, progress: noProgress, lost: false })

function postOf(brief: FilledBrief, template: File | undefined, key: string) {
  const { requirements, useAgent, ...rest } = brief
  const input = { ...rest, requirements: JSON.stringify(requirements), useAgent: useAgent ? 'true' : 'false' } as const
  return () => api.documentsV3.generate(input, { idempotencyKey: key, ...(template && { file: template }) })
}

/** One piece of work at a time, followed across a reload of the page. */
export function useGeneration(account: string, onFinished: () => void) {
  const [work, setWork] = useState<Work>(() => {
    const pending = findPending(account)
    return pending ? begun(pending) : { state: 'idle' }
  })
  const following = useRef<AbortController>(undefined)

  async function follow(pending: PendingGeneration, post?: () => Promise<Generated>) {
    following.current?.abort()
    const { signal } = (following.current = new AbortController())
    const change = (next: (busy: Busy) => Work) => {
      if (!signal.aborted) setWork((now) => (now.state === 'busy' ? next(now) : now))
    }
    const outcome = await runGeneration({
      key: pending.key,
      post,
      onEvent: (news) => change((busy) => ({ ...busy, progress: withEvent(busy.progress, news) })),
      onLost: () => change((busy) => ({ ...busy, lost: true })),
      signal,
    }).catch((error: unknown): Outcome => {
      noteFailure(error)
      return { state: 'unreachable' }
    })
    if (!outcome || signal.aborted) return
    if (outcome.state !== 'unreachable') forgetPending(account)
    const error = (outcome.state === 'failed' && outcome.error) || failureSentence
    setWork(outcome.state === 'finished' ? outcome : { state: 'failed', error })
    if (outcome.state !== 'finished') return
    onFinished()
    await reloadDocuments()
  }

  const resume = useEffectEvent(() => {
    const pending = findPending(account)
    if (pending) void follow(pending)
  })
  useEffect(() => {
    resume()
    return () => following.current?.abort()
  }, [])

  const start = (brief: FilledBrief, template: File | undefined) => {
    const fingerprint = JSON.stringify([brief, template && [template.name, template.size, template.lastModified]])
    const { useAgent, projectName: project, client } = brief
    const pending = keepPending(account, { fingerprint, useAgent, project, client })
    setWork(begun(pending))
    void follow(pending, postOf(brief, template, pending.key))
  }
  /** A message about the last work is no longer wanted. */
  const clear = () => setWork((now) => (now.state === 'failed' ? { state: 'idle' } : now))
  return { work, start, clear }
}
