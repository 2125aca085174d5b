import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'

import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { momentLabel, typeLabel } from '#web/documents/labels.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadingFailed } from '#web/ui/loading-failed.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/notifications.ts'
import { groupNotifications, type NotificationGroup } from './group-notifications.ts'
import { notificationsQuery, reloadNotifications } from './queries.ts'

/** Other people's actions, by document; opening a document marks them as read. */
export function NotificationPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(notificationsQuery)
  const [failure, setFailure] = useState<string>()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.focus()
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onClose])
  const readAll = async () => {
    try {
      await api.notifications.read({})
      setFailure(undefined)
      await reloadNotifications()
    } catch (error) {
      setFailure(sentenceFor(error))
    }
  }
  return (
    <section
      ref={panel}
      id={id}
      tabIndex={-1}
      aria-label={words.notifications}
      className="absolute top-full right-0 z-40 mt-1 w-[min(24rem,calc(100vw-1rem))] rounded-lg border border-line bg-surface text-sm shadow-lg outline-none max-sm:fixed max-sm:inset-x-2 max-sm:top-14 max-sm:w-auto"
    >
      <div className="flex min-h-11 items-center justify-between gap-3 border-b border-line px-4 py-1.5">
        <h2 className="font-medium">{words.notifications}</h2>
        {data && data.unread > 0 && (
          <Button size="small" variant="quiet" onClick={() => void readAll()}>
            {words.markAllAsRead}
          </Button>
        )}
      </div>
      <p role="alert" className="px-4 py-2 text-danger empty:hidden">
        {failure}
      </p>
      {isError && !data && (
        <div className="p-4">
          <LoadingFailed onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !isError && <output className="block px-4 py-6 text-ink-3">{general.loading}</output>}
      {data?.notifications.length === 0 && <p className="px-4 py-6 text-ink-3">{words.nothingYetWhatOthersDo}</p>}
      {data && data.notifications.length > 0 && (
        <ul className="max-h-[60dvh] divide-y divide-line overflow-y-auto">
          {groupNotifications(data.notifications).map((group) => (
            <GroupRow key={group.documentId} group={group} onClose={onClose} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Maximum number for one document; older ones can be found in the document. */
const mostShown = 3

const GroupRow = ({
  group: { documentId, type, title, clientName, unread, notifications },
  onClose,
}: {
  group: NotificationGroup
  onClose: () => void
}) => (
  <li className="grid gap-1 px-4 py-3">
    <p className="wrap-anywhere">
      {unread > 0 && (
        <>
          <span aria-hidden className="mr-2 inline-block size-2 rounded-full bg-accent" />
          <span className="sr-only">{words.unread(unread)}</span>
        </>
      )}
      <Link to={`/documents/${documentId}`} onClick={onClose} className="font-medium underline underline-offset-4">
        {title}
      </Link>
      <span className="block text-ink-3">
        {typeLabel(type)}, {clientName}
      </span>
    </p>
    <ul className="grid gap-1">
      {notifications.slice(0, mostShown).map(({ id, who, verb, version, at, isRead }) => (
        <li key={id} className={isRead ? 'text-ink-3' : 'text-ink-2'}>
          {words.describeNotification(verb, who, version)}
          <time dateTime={at} className="block font-mono text-xs text-ink-3">
            {momentLabel(at)}
          </time>
        </li>
      ))}
    </ul>
    {notifications.length > mostShown && <p className="text-ink-3">{words.andBefore(notifications.length - mostShown)}</p>}
  </li>
)
