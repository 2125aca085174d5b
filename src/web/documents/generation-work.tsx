import { lazy, Suspense } from 'react'
import type { useGeneration } from './use-generation.ts'

// Nobody needs these before something is written.
const BegunElsewhere = lazy(async () => ({ default: (await import('./begun-elsewhere.tsx')).BegunElsewhere }))
const ProgressPanel = lazy(async () => ({ default: (await import('./progress-panel.tsx')).ProgressPanel }))

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
