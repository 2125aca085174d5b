import { GenerationEvent } from '#shared/api/generation-event.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { generationId } from './store.ts'

/** What happens in a generation after event number `after`, to the last; waits for a key not yet known. */
export async function* followGeneration(
  jobs: Jobs,
  { viewer, key, after }: { viewer: Viewer; key: string; after: number },
  signal: AbortSignal,
): AsyncGenerator<{ id: number; event: GenerationEvent }> {
  for await (const { number, event } of jobs.events(generationId(viewer, key), after, signal))
    yield { id: number, event: GenerationEvent.parse(event) }
}
