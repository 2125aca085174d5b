export const notificationsUnread = (unread: number) => `Benachrichtigungen: ${unread} ungelesen`
export const notifications = 'Benachrichtigungen'
