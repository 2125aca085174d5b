import type { notificationsApi } from '#shared/api/notifications.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { getPreferences } from '#server/accounts/preferences/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import { followNotifications, type NotificationFeed } from './follow-notifications.ts'
import { presentNotification } from './present-notification.ts'
import { countUnread, listNotifications, readNotifications } from './store.ts'

export type NotificationsContext = { database: Database; feed: NotificationFeed }

export const notificationHandlers: Handlers<typeof notificationsApi, Viewer, NotificationsContext> = {
  list: async ({ viewer }, { database }) => {
    const [notifications, unread, preferences] = await Promise.all([
      listNotifications(database, viewer),
      countUnread(database, viewer),
      getPreferences(database, viewer.accountId),
    ])
    return {
      notifications: notifications.map(presentNotification),
      unread,
      desktop: preferences.notifications.desktop,
    }
  },

  events: ({ viewer, signal }, context) => followNotifications(context, viewer, signal),

  read: async ({ viewer, input }, { database }) => {
    await readNotifications(database, viewer.accountId, input.documentId)
    return { success: true }
  },
}
