import { useState } from 'react'
import type { Generated } from '#shared/api/documents-v3.ts'
import { api } from '#web/api/api.ts'
import { noteFailure } from '#web/api/sign-in-missing.ts'
import type { FilledBrief } from './brief-values.ts'
import { adoptPending, findBegunElsewhere, findPending, keepPending } from './pending-generation.ts'
import { useFollowedWork, type Ends } from './use-followed-work.ts'

type Generation<Result> = Ends<Result> & {
  /** The name under which open work is stored. */
  place: string
  /** Sends the brief with the key of the work. */
  post: (brief: FilledBrief, key: string, template?: File) => Promise<Result>
}

const workOf = (brief: FilledBrief, template: File | undefined) => ({
  fingerprint: JSON.stringify([brief, template && [template.name, template.size, template.lastModified]]),
  project: brief.projectName,
  client: brief.client,
})

/** One piece of work at a time, followed across reloads of the page. */
export function useGeneration<Result>({ place, post, ...ends }: Generation<Result>) {
  const { work, setWork, watch } = useFollowedWork<Result | Generated>(place, ends)
  const [elsewhere, setElsewhere] = useState(() => (findPending(place) ? undefined : findBegunElsewhere(place)))

  const start = (brief: FilledBrief, template?: File) => {
    const pending = keepPending(place, workOf(brief, template))
    setElsewhere(undefined)
    watch(pending, () => post(brief, pending.key, template))
  }
  /** Writes the marked parts of the displayed document again. */
  const regenerate = () => {
    if (work.state !== 'finished') return
    const { key, project, client } = work.pending
    const pending = keepPending(place, { fingerprint: `regenerate ${key}`, project, client })
    watch(pending, () => api.documentsV3.regenerate({ key }, { idempotencyKey: pending.key }))
  }
  const stop = () => {
    if (work.state !== 'busy') return
    const { pending } = work
    const { key } = pending
    const tell = (stopping: boolean) => {
      adoptPending(place, { ...pending, stopAsked: stopping })
      setWork((now) => (now.state === 'busy' && now.pending.key === key ? { ...now, stopping } : now))
    }
    tell(true)
    api.documentsV3.stop({ key }).catch((error: unknown) => {
      noteFailure(error)
      tell(false)
    })
  }
  const watchElsewhere = () => {
    if (elsewhere) watch(adoptPending(place, elsewhere))
    setElsewhere(undefined)
  }
  /** Clears the message about the last work. */
  const clear = () => setWork((now) => (now.state === 'failed' ? { state: 'idle' } : now))
  return { work, start, stop, regenerate, clear, elsewhere: work.state === 'idle' ? elsewhere : undefined, watchElsewhere }
}
