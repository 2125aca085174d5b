import type { ReactNode } from 'react'

type EmptyStateProps = { icon: ReactNode; title: string; /** What to do about it. */ action?: ReactNode; children: string }

/** Where there is nothing to be shown, and why. */
export const EmptyState = ({ icon, title, action, children }: EmptyStateProps) => (
  <div className="grid justify-items-center gap-2 rounded-lg border border-dashed border-line px-6 py-12 text-center">
    {icon}
    <p className="font-medium">{title}</p>
    <p className="max-w-sm text-sm text-ink-3">{children}</p>
    {action}
  </div>
)
