import type { Notification } from '#shared/api/notifications.ts'

export type Told = Pick<Notification, 'verb' | 'who' | 'title' | 'version' | 'clientName'>

const verbs: Record<Told['verb'], string> = {
  'version-added': 'wrote',
  'section-edited': 'edited',
  'document-rolled-back': 'rolled back to',
  'version-published': 'published',
  'version-approved': 'approved',
  'approval-withdrawn': 'took back the approval of',
  'comment-made': 'commented on',
  'review-asked': 'asked for a review of',
  'review-decided': 'decided on',
}
const tell = ({ verb, who, title, version, clientName }: Told) =>
  `${who} ${verbs[verb]} version ${version} of “${title}”, for ${clientName}.`

const choice = 'Which letters you get is yours to choose in Settings, under Notifications.'

/** A letter that tells of one thing; its link follows. */
export const writeNotice = (name: string, told: Told) => ({
  subject: `${told.who} ${verbs[told.verb]} “${told.title}”`,
  text: [`Hello ${name},`, tell(told), choice].join('\n\n'),
})

/** One that tells of all that came since the last, the oldest first. */
export const writeDigest = (name: string, told: Told[]) => ({
  subject: told.length === 1 ? 'What happened: one thing' : `What happened: ${told.length} things`,
  text: [`Hello ${name},`, told.map((one) => `– ${tell(one)}`).join('\n'), choice].join('\n\n'),
})
