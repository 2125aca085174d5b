import * as words from '#words/accounts.ts'
import { useSession } from './session.ts'

export function AccountBadge() {
  const user = useSession()
  const name = user?.displayName || words.user
  const email = user?.email || words.noEmailOnFile
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft font-medium text-accent uppercase"
      >
        {Array.from(user?.displayName ?? '')[0] ?? 'U'}
      </span>
      <div className="min-w-0 text-sm">
        <p title={name} className="truncate font-medium">
          {name}
        </p>
        <p title={email} className="truncate text-ink-3">
          {email}
        </p>
      </div>
    </div>
  )
}
