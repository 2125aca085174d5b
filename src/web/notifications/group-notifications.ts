import type { Notification } from '#shared/api/notifications.ts'

export type NotificationGroup = Pick<Notification, 'documentId' | 'type' | 'title' | 'clientName'> & {
  unread: number
  notifications: Notification[]
}

/** Groups by document; groups and their notifications are sorted newest first. */
export function groupNotifications(notifications: Notification[]): NotificationGroup[] {
  const groups = new Map<string, NotificationGroup>()
  for (const one of notifications) {
    const { documentId, type, title, clientName } = one
    const group = groups.get(documentId) ?? { documentId, type, title, clientName, unread: 0, notifications: [] }
    group.notifications.push(one)
    if (!one.isRead) group.unread += 1
    groups.set(documentId, group)
  }
  return [...groups.values()]
}
