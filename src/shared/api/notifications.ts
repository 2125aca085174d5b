import { z } from 'zod'
import { documentTypeIds } from '../document-types.ts'
import { json, stream } from './endpoint.ts'

/** The names of events in the audit trail. */
export const notifiedVerbs = [
  'version-added',
  'section-edited',
  'design-edited',
  'document-rolled-back',
  'version-published',
  'version-approved',
  'approval-withdrawn',
  'comment-made',
  'review-asked',
  'review-decided',
  /** A decision on a review that is not an approval. */
  'changes-asked',
  'question-asked',
  'questions-answered',
] as const

export const Notification = z.object({
  id: z.uuid(),
  verb: z.enum(notifiedVerbs),
  who: z.string(),
  documentId: z.uuid(),
  type: z.enum(documentTypeIds),
  title: z.string(),
  version: z.string(),
  clientName: z.string(),
  at: z.iso.datetime(),
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

const unread = z.int().nonnegative()

export const notificationsApi = {
  list: json({
    method: 'GET',
    path: '/notifications',
    summary: 'What others did to documents that concern this account, the newest first',
    access: 'signed-in',
    input: z.object({}),
    output: z.object({
      notifications: z.array(Notification),
      unread,
      /** True if the account wants desktop notifications in its browsers. */
      desktop: z.boolean(),
    }),
  }),
  events: stream({
    method: 'GET',
    path: '/notifications/events',
    summary: 'How many are unread, and the newest of them, now and whenever that changes',
    access: 'signed-in',
    input: z.object({}),
    event: z.object({ unread, newest: Notification.nullable() }),
  }),
  read: json({
    method: 'POST',
    path: '/notifications/read',
    summary: 'Take notifications as read: those of one document, or all',
    access: 'signed-in',
    input: z.object({ documentId: z.uuid().optional() }),
    output: z.object({ success: z.literal(true) }),
  }),
}
