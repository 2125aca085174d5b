import { Link, useLocation } from 'react-router'
import { firm } from '#shared/firm.ts'
import { AccountBadge } from '#web/accounts/account-badge.tsx'
import { LogoutButton } from '#web/accounts/logout-button.tsx'
import { useSession } from '#web/accounts/session.ts'
import { useWorkspace } from '#web/accounts/workspace.ts'
import * as words from '#words/shell.ts'
import { FirmMark } from '../firm-mark.tsx'
import { isCurrent, navigationOf } from './navigation.ts'

const linkStyle =
  'flex h-9 items-center gap-3 rounded-md px-2.5 text-sm text-ink-2 hover:bg-raised hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:rounded-l-none aria-[current=page]:shadow-[inset_3px_0_0_var(--accent)] pointer-coarse:h-11 [&_svg]:text-ink-3 aria-[current=page]:[&_svg]:text-accent'

export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const { pathname } = useLocation()
  const { mode } = useWorkspace()
  const isOfClient = typeof useSession()?.client === 'string'
  return (
    <>
      <div className="px-5 pt-4 pb-5">
        <FirmMark />
        <p className="mt-1 text-sm text-ink-3">{firm.dashboard}</p>
      </div>
      <nav aria-label={words.dashboard} className="grid gap-0.5 px-3">
        {navigationOf(mode, isOfClient).map(({ path, label, icon: Icon }) => (
          <Link
            key={path}
            to={path}
            aria-current={isCurrent(path, pathname) ? 'page' : undefined}
            className={linkStyle}
            {...(onNavigate && { onClick: onNavigate })}
          >
            <Icon aria-hidden size={16} strokeWidth={1.7} />
            {label}
          </Link>
        ))}
      </nav>
      <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line px-3 py-4">
        <div className="px-2">
          <AccountBadge />
        </div>
        <LogoutButton />
      </div>
    </>
  )
}
