export const notificationsUnread = (unread: number) => `Notifications: ${unread} unread`
export const notifications = 'Notifications'
