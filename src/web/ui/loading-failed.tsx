import * as general from '#words/general.ts'
import * as words from '#words/ui.ts'
import { Button } from './button.tsx'
import { ErrorBanner } from './error-banner.tsx'

/** Shown instead of data that could not be loaded. */
export const LoadingFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div className="grid justify-items-start gap-3">
    <ErrorBanner>{words.thisCouldNotBeLoaded}</ErrorBanner>
    <Button onClick={onRetry}>{general.tryAgain}</Button>
  </div>
)
