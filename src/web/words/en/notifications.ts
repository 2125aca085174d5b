import type { Notification } from '#shared/api/notifications.ts'
import { notificationVerbs } from '#shared/notification-verbs.ts'

export const notifications = 'Notifications'
export const markAllAsRead = 'Mark all as read'
export const nothingYetWhatOthersDo = 'Nothing yet. What others do to your documents will appear here.'
export const unread = (unread: number) => `${unread} unread: `
export const andBefore = (value: number) => `and ${value} before`
export const describeNotification = (verb: Notification['verb'], who: string, version: string) =>
  `${who} ${notificationVerbs[verb]} ${version}`
