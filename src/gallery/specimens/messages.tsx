import Inbox from 'lucide-react/icons/inbox'
import { ConnectionBar } from '#web/ui/connection-bar.tsx'
import { fetchPart, tryAgain } from '#web/ui/connection.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { LoadingFailed } from '#web/ui/loading-failed.tsx'
import { NoticeBanner } from '#web/ui/notice-banner.tsx'
import { ShownOnce } from '#web/ui/shown-once.tsx'
import { SuccessBanner } from '#web/ui/success-banner.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { ignore, type Specimen } from '../specimen.tsx'

const long =
  'A sentence that goes on for so long that it needs a second line also on a wide screen, and a third one on a telephone, says what to do.'

/** Simulates code that the server does not have: every attempt to load it fails. */
const loseCode = () => void fetchPart(() => Promise.reject(new Error('It is not there.')))

function Told() {
  const { say, toast } = useToast()
  return (
    <>
      <Button onClick={() => say('You approved version 1.0.0.')}>Approve</Button>
      {toast}
    </>
  )
}

export const messages: Specimen[] = [
  { file: 'toast.tsx', components: { useToast: { 'after a press': Told } } },
  {
    file: 'error-banner.tsx',
    components: {
      ErrorBanner: {
        short: () => <ErrorBanner>The password is wrong.</ErrorBanner>,
        long: () => <ErrorBanner>{long}</ErrorBanner>,
      },
    },
  },
  {
    file: 'success-banner.tsx',
    components: { SuccessBanner: { short: () => <SuccessBanner>The settings are kept.</SuccessBanner> } },
  },
  {
    file: 'notice-banner.tsx',
    components: {
      NoticeBanner: {
        'two lines': () => (
          <NoticeBanner>
            <p>This version is not approved.</p>
            <p className="text-sm text-ink-2">{long}</p>
          </NoticeBanner>
        ),
      },
    },
  },
  { file: 'loading-failed.tsx', components: { LoadingFailed: { 'with another try': () => <LoadingFailed onRetry={ignore} /> } } },
  {
    file: 'empty-state.tsx',
    components: {
      EmptyState: {
        'with an icon': () => (
          <EmptyState icon={<Inbox aria-hidden size={24} className="text-ink-3" />} title="No document yet">
            What is written for this client stands here.
          </EmptyState>
        ),
      },
    },
  },
  {
    file: 'shown-once.tsx',
    components: {
      ShownOnce: {
        'just made': () => <ShownOnce label="The token" value="arc_0123456789abcdefghijklmnopqrstuv" onDone={ignore} />,
      },
    },
  },
  {
    file: 'connection-bar.tsx',
    components: {
      ConnectionBar: {
        'at the foot of the page': () => (
          <div className="flex flex-wrap items-center gap-2">
            <Button onClick={loseCode}>Lose code of the page</Button>
            <Button onClick={() => void tryAgain()}>Look for the server</Button>
            <p className="text-sm text-ink-3">With the server stopped the second one shows that it is away.</p>
            <ConnectionBar />
          </div>
        ),
      },
    },
  },
]
