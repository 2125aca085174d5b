import { readStored, store } from '#web/ui/stored-value.ts'
import type { Theme } from '#web/ui/theme.ts'
import * as words from '#words/settings.ts'

export const notificationChoices = [
  { id: 'email', label: words.emailNotifications, description: words.newsByEmail },
  { id: 'desktop', label: words.desktopNotifications, description: words.newsOnThisComputersScreen },
  { id: 'projectUpdates', label: words.projectUpdates, description: words.milestonesAndDeadlines },
  { id: 'clientActivity', label: words.clientActivity, description: words.newClientMessagesAndRequests },
] as const

export type Notifications = Record<(typeof notificationChoices)[number]['id'], boolean>

export type SettingsValues = {
  openaiKey: string
  anthropicKey: string
  notifications: Notifications
  theme: Theme
  /** The specification gives no unit. */
  dataRetention: number
}

export const defaultSettings: SettingsValues = {
  openaiKey: '',
  anthropicKey: '',
  notifications: { email: true, desktop: false, projectUpdates: true, clientActivity: true },
  theme: 'dark',
  dataRetention: 90,
}

const nameFor = (account: string) => `notifications:${account}`

/** The account's settings in this browser: its stored choices, otherwise the defaults. */
export function readSettings(account: string): SettingsValues {
  const stored = (readStored(nameFor(account), 'localStorage') ?? {}) as Partial<Record<string, unknown>>
  const notifications = { ...defaultSettings.notifications }
  for (const { id } of notificationChoices) if (typeof stored[id] === 'boolean') notifications[id] = stored[id]
  return { ...defaultSettings, notifications }
}

/** Keys are never stored. */
export const storeSettings = (account: string, { notifications }: SettingsValues) =>
  store(nameFor(account), notifications, 'localStorage')
