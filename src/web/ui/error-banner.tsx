import CircleAlert from 'lucide-react/icons/circle-alert'

/** An error, which interrupts screen readers. */
export const ErrorBanner = ({ children }: { children: string }) => (
  <div role="alert" className="flex items-start gap-2.5 rounded-md border border-danger bg-deleted px-3.5 py-2.5 text-ink">
    <CircleAlert aria-hidden size={18} className="mt-[3px] shrink-0 text-danger" />
    <p className="min-w-0 wrap-anywhere">{children}</p>
  </div>
)
