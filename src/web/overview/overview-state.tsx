import type { ReactNode } from 'react'
import { LoadingFailed } from '#web/ui/loading-failed.tsx'
import * as general from '#words/general.ts'

type OverviewStateProps = { isPending: boolean; isError: boolean; onRetry: () => void; children: ReactNode }

/** A placeholder until the data have loaded, or an error; earlier data remain visible below the error. */
export const OverviewState = ({ isPending, isError, onRetry, children }: OverviewStateProps) => (
  <div className="mt-7 grid gap-8" aria-busy={isPending}>
    {isError && <LoadingFailed onRetry={onRetry} />}
    {isPending && (
      <output>
        <span className="sr-only">{general.loading}</span>
        <span aria-hidden className="grid gap-6">
          <span className="h-24 rounded-lg border border-line bg-surface" />
          <span className="h-64 rounded-lg border border-line bg-surface" />
        </span>
      </output>
    )}
    {children}
  </div>
)
