import type { Notification } from '#shared/api/notifications.ts'
import type { Found } from './store.ts'

export const presentNotification = ({ at, ...notification }: Found): Notification => ({
  ...notification,
  at: at.toISOString(),
})
