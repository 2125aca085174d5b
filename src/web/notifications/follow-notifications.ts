import type { Notification as NewestNotification } from '#shared/api/notifications.ts'
import { notificationVerbs } from '#shared/notification-verbs.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { notificationsQuery, reloadNotifications } from './queries.ts'

type News = { unread: number; newest: NewestNotification | null }

const lockName = 'notification-stream'
const channelName = 'notification-news'

/**
 * Updates the notification bell while the page is open. A browser allows few connections to one server, so one tab opens the stream and
 * informs the others; when it closes, another takes over.
 */
export function followNotifications(signal: AbortSignal): void {
  if (signal.aborted) return
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => void hear(data))
  signal.addEventListener('abort', () => channel.close())
  const hold = () =>
    new Promise<void>((resolve) => {
      const source = new EventSource(api.notifications.events({}))
      const end = () => {
        source.close()
        resolve()
      }
      signal.addEventListener('abort', end)
      source.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const news = JSON.parse(data) as News
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
        channel.postMessage(news)
        void hear(news).then((isMore) => isMore && showOnDesktop(news))
      })
      source.addEventListener('error', () => {
        if (source.readyState === EventSource.CLOSED) end()
      })
    })
  // Locks exist only in a secure context; without them each tab opens its own stream.
  const turn = 'locks' in navigator ? navigator.locks.request(lockName, { signal }, hold) : hold()
  turn.catch(() => undefined)
}

/** Reloads the list if it has changed; returns true if there are more unread notifications than before. */
async function hear({ unread, newest }: News): Promise<boolean> {
  const known = queryClient.getQueryData(notificationsQuery.queryKey)
  const isKnown = known?.unread === unread && known.notifications[0]?.id === newest?.id
  if (!isKnown) await reloadNotifications()
  return known !== undefined && unread > known.unread
}

/** Shows a desktop notification if the account wants it, the browser permits it, and the page is not visible. */
function showOnDesktop({ newest }: News) {
  const wants = queryClient.getQueryData(notificationsQuery.queryKey)?.desktop
  if (!newest || !wants || !('Notification' in window) || Notification.permission !== 'granted' || !document.hidden) return
  const { who, verb, version, title, documentId } = newest
  const shown = new Notification(title, { body: `${who} ${notificationVerbs[verb]} ${version}`, tag: documentId })
  shown.addEventListener('click', () => {
    shown.close()
    window.focus()
    location.assign(`/documents/${documentId}`)
  })
}
