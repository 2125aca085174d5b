import { Suspense } from 'react'
import type { useGeneration } from './use-generation.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'

// Loaded on demand, because they are needed only once something is being written.
const BegunElsewhere = lazyPart(() => import('./begun-elsewhere.tsx').then((file) => file.BegunElsewhere))
const ProgressPanel = lazyPart(() => import('./progress-panel.tsx').then((file) => file.ProgressPanel))

type GenerationWorkProps = Pick<ReturnType<typeof useGeneration<unknown>>, 'work' | 'stop' | 'elsewhere' | 'watchElsewhere'>

/** The document being written, or the offer to follow one from another tab. */
export const GenerationWork = ({ work, stop, elsewhere, watchElsewhere }: GenerationWorkProps) => (
  <>
    <Suspense>{elsewhere && <BegunElsewhere pending={elsewhere} onWatch={watchElsewhere} />}</Suspense>
    {work.state === 'busy' && (
      <Suspense>
        <ProgressPanel {...work} onStop={stop} />
      </Suspense>
    )}
  </>
)
