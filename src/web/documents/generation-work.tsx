import { Suspense } from 'react'
import type { useGeneration } from './use-generation.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'

// Nobody needs these before something is written.
const BegunElsewhere = lazyPart(() => import('./begun-elsewhere.tsx').then((file) => file.BegunElsewhere))
const ProgressPanel = lazyPart(() => import('./progress-panel.tsx').then((file) => file.ProgressPanel))

type GenerationWorkProps = Pick<ReturnType<typeof useGeneration<unknown>>, 'work' | 'stop' | 'elsewhere' | 'watchElsewhere'>

/** What is being written, or might be watched here. */
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
