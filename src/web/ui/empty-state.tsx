import type { ReactNode } from 'react'

type EmptyStateProps = { icon: ReactNode; title: string; /** A button with the next step. */ action?: ReactNode; children: string }

/** Shown if there is no data, with the reason. */
export const EmptyState = ({ icon, title, action, children }: EmptyStateProps) => (
  <div className="grid justify-items-center gap-2 rounded-lg border border-dashed border-line px-6 py-12 text-center">
    {icon}
    <p className="font-medium">{title}</p>
    <p className="max-w-sm text-sm text-ink-3">{children}</p>
    {action}
  </div>
)
