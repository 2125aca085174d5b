import { Button } from './button.tsx'
import { ErrorBanner } from './error-banner.tsx'

/** In the place of what could not be fetched. */
export const LoadingFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div className="grid justify-items-start gap-3">
    <ErrorBanner>This could not be loaded: the server did not answer.</ErrorBanner>
    <Button onClick={onRetry}>Try again</Button>
  </div>
)
