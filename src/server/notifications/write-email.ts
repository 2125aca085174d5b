import type { Notification } from '#shared/api/notifications.ts'
import { notificationVerbs } from '#shared/notification-verbs.ts'

export type NotifiedEvent = Pick<Notification, 'verb' | 'who' | 'title' | 'version' | 'clientName'>

const tell = ({ verb, who, title, version, clientName }: NotifiedEvent) =>
  `${who} ${notificationVerbs[verb]} version ${version} of “${title}”, for ${clientName}.`

const choice = 'You can choose which emails you get in Settings, under Notifications.'

/** Writes an email about one event; its link follows. */
export const writeNotice = (name: string, told: NotifiedEvent) => ({
  subject: `${told.who} ${notificationVerbs[told.verb]} “${told.title}”`,
  text: [`Hello ${name},`, tell(told), choice].join('\n\n'),
})

/** Writes an email about all events since the last one, oldest first. */
export const writeDigest = (name: string, told: NotifiedEvent[]) => ({
  subject: told.length === 1 ? 'New for you: one update' : `New for you: ${told.length} updates`,
  text: [`Hello ${name},`, told.map((one) => `– ${tell(one)}`).join('\n'), choice].join('\n\n'),
})
