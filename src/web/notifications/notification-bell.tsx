import { useQuery } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useWorkspace } from '#web/accounts/workspace.ts'
import { Button } from '#web/ui/button.tsx'
import { fetchPart } from '#web/ui/connection.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import * as words from '#words/notification-bell.ts'
import { notificationsQuery } from './queries.ts'

const NotificationPanel = lazyPart(() => import('./notification-panel.tsx').then((file) => file.NotificationPanel))

/**
 * Notifications of other people's actions, behind a button with the number of unread ones. On samples they are fetched only when it is
 * opened.
 */
export function NotificationBell() {
  const isLive = useWorkspace().mode === 'live'
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const { data } = useQuery({ ...notificationsQuery, enabled: isLive || isOpen })
  const unread = data?.unread ?? 0
  useEffect(() => {
    if (!isLive) return undefined
    const over = new AbortController()
    void fetchPart(() => import('./follow-notifications.ts')).then((file) => file.followNotifications(over.signal))
    return () => over.abort()
  }, [isLive])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className="relative">
      <Button
        ref={button}
        variant="quiet"
        size="small"
        aria-label={unread > 0 ? words.notificationsUnread(unread) : words.notifications}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <Bell aria-hidden size={16} />
        {unread > 0 && <span className="font-mono text-xs text-accent">{unread > 99 ? '99+' : unread}</span>}
      </Button>
      {isOpen && (
        <Suspense>
          <NotificationPanel id={panel} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
