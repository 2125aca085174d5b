import { firm } from '#shared/firm.ts'
import { useSession } from './session.ts'

export function AccountBadge() {
  const user = useSession()
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft font-medium text-accent uppercase"
      >
        {Array.from(user?.displayName ?? '')[0] ?? 'U'}
      </span>
      <div className="min-w-0 text-sm">
        <p className="truncate font-medium">{user?.displayName || 'User'}</p>
        <p className="truncate text-ink-3">{user?.email || firm.emailPlaceholder}</p>
      </div>
    </div>
  )
}
