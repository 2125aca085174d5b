import type { Notification } from './api/notifications.ts'

/** The verb between the actor and the version, on the page and in emails. */
export const notificationVerbs: Record<Notification['verb'], string> = {
  'version-added': 'wrote',
  'section-edited': 'edited',
  'design-edited': 'changed the design of',
  'document-rolled-back': 'rolled back to',
  'version-published': 'published',
  'version-approved': 'approved',
  'approval-withdrawn': 'took back the approval of',
  'comment-made': 'commented on',
  'review-asked': 'asked you to review',
  'review-decided': 'agreed to',
  'changes-asked': 'asked for changes to',
  'question-asked': 'has a question for you about',
  'questions-answered': 'answered questions about',
}
