import type { Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import { createKeyedNotifier } from '#server/platform/jobs/keyed-notifier.ts'
import { listenForNotifications } from '#server/platform/jobs/listen-for-notifications.ts'
import type { Log } from '#server/platform/log.ts'
import { countUnread, listNotifications } from './store.ts'
import { presentNotification } from './present-notification.ts'

/** Receives the notifications of all accounts on one connection, which is opened when the first account follows its own. */
export function createNotificationFeed({ url, log }: { url: string; log: Log }) {
  const notifier = createKeyedNotifier()
  let hearing: ReturnType<typeof listenForNotifications> | undefined
  const start = () =>
    listenForNotifications({
      url,
      channels: ['notification'],
      log,
      hear: (told) => (told ? notifier.ring(told.payload) : notifier.ringAll()),
    })
  return {
    listen(accountId: string) {
      hearing ??= start()
      return notifier.listen(accountId)
    },
    stop: async () => hearing?.stop(),
  }
}
export type NotificationFeed = ReturnType<typeof createNotificationFeed>

/** Milliseconds after which the list is read again without an event, because time alone can change which items are visible. */
const patience = 60_000

/** Yields the number of unread notifications and the newest one, at once and on each change. */
export async function* followNotifications(
  { database, feed }: { database: Database; feed: NotificationFeed },
  viewer: Viewer,
  signal: AbortSignal,
) {
  let before: string | undefined
  while (!signal.aborted) {
    const listening = feed.listen(viewer.accountId)
    try {
      const [[newest], unread] = await Promise.all([listNotifications(database, viewer, 1), countUnread(database, viewer)])
      const now = `${newest?.number} ${unread}`
      if (now !== before) {
        before = now
        yield { id: newest?.number ?? 0, event: { unread, newest: newest ? presentNotification(newest) : null } }
      }
      await listening.wait(patience, signal)
    } finally {
      listening.leave()
    }
  }
}
