import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'

/** A neutral message, which does not interrupt screen readers. */
export const NoticeBanner = ({ children }: { children: ReactNode }) => (
  <output className="flex items-start gap-2.5 rounded-md border border-control bg-raised px-3.5 py-2.5 text-ink">
    <Info aria-hidden size={18} className="mt-[3px] shrink-0 text-ink-3" />
    <div className="grid min-w-0 gap-0.5 wrap-anywhere">{children}</div>
  </output>
)
