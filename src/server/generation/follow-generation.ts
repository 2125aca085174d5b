import { GenerationEvent } from '#shared/api/generation-event.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { findOwnGeneration } from './find-own-generation.ts'
import { generationId, unknownKey } from './store.ts'

type Services = { database: Database; jobs: Jobs }
type Asked = { viewer: Viewer; key: string; after: number }

/** Milliseconds between checks whether the viewer may still write the document. */
const lookInterval = 2_000

/** The events of a generation after event number `after`, to the last; waits for a key that is not known yet. */
export async function* followGeneration(
  { database, jobs }: Services,
  { viewer, key, after }: Asked,
  signal: AbortSignal,
): AsyncGenerator<{ id: number; event: GenerationEvent }> {
  const isEnded = async () => (await findOwnGeneration(database, viewer, key))?.isPermitted === false
  if (await isEnded()) throw unknownKey()
  const over = new AbortController()
  const end = () => over.abort()
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  // Staff can read every document, so their access is not checked. An account always has its own company's documents, but a share may end.
  const look = isStaff(viewer)
    ? undefined
    : setInterval(
        () =>
          void isEnded().then(
            (ended) => ended && end(),
            () => {},
          ),
        lookInterval,
      )
  try {
    for await (const { number, event } of jobs.events(generationId(viewer, key), after, over.signal))
      yield { id: number, event: GenerationEvent.parse(event) }
  } finally {
    clearInterval(look)
    signal.removeEventListener('abort', end)
  }
}
