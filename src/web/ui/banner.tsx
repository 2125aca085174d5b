import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'

/** A failure interrupts whoever listens to the page, a success waits its turn. */
export const ErrorBanner = ({ children }: { children: string }) => (
  <div role="alert" className="flex items-start gap-2.5 rounded-md border border-danger bg-deleted px-3.5 py-2.5 text-ink">
    <CircleAlert aria-hidden size={18} className="mt-[3px] shrink-0 text-danger" />
    <p className="min-w-0 wrap-anywhere">{children}</p>
  </div>
)

export const SuccessBanner = ({ children }: { children: string }) => (
  <output className="flex items-start gap-2.5 rounded-md border border-ok bg-inserted px-3.5 py-2.5 text-ink">
    <CircleCheck aria-hidden size={18} className="mt-[3px] shrink-0 text-ok" />
    <p className="min-w-0 wrap-anywhere">{children}</p>
  </output>
)
