import { lazy, Suspense } from 'react'
import { BegunElsewhere } from './begun-elsewhere.tsx'
import type { useGeneration } from './use-generation.ts'

// Nobody needs it before something is written.
const ProgressPanel = lazy(async () => ({ default: (await import('./progress-panel.tsx')).ProgressPanel }))

type GenerationWorkProps = Pick<ReturnType<typeof useGeneration<unknown>>, 'work' | 'stop' | 'elsewhere' | 'watchElsewhere'>

/** What is being written, or might be watched here. */
export const GenerationWork = ({ work, stop, elsewhere, watchElsewhere }: GenerationWorkProps) => (
  <>
    {elsewhere && <BegunElsewhere pending={elsewhere} onWatch={watchElsewhere} />}
    {work.state === 'busy' && (
      <Suspense>
        <ProgressPanel {...work} onStop={stop} />
      </Suspense>
    )}
  </>
)
