import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { SuccessBanner } from '#web/ui/success-banner.tsx'
import type { Saving } from './use-saving.ts'

export const SavingNote = ({ failure, success }: Pick<Saving, 'failure' | 'success'>) => (
  <>
    {failure !== undefined && <ErrorBanner>{failure}</ErrorBanner>}
    {success !== undefined && <SuccessBanner>{success}</SuccessBanner>}
  </>
)
