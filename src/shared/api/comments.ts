import { z } from 'zod'
import { commentLimits } from '../limits.ts'
import { json } from './endpoint.ts'
import { VersionNumber } from './version-number.ts'
import { Succeeded } from './succeeded.ts'

const id = z.uuid()
export const CommentText = z.string().trim().min(1, 'Enter a comment.').max(commentLimits.text)

/** A passage of a block: `part` names one of its texts, from `start` to before `end`. A heading's block is its section. */
export const Place = z.object({
  section: z.string().min(1).max(200),
  block: z.string().min(1).max(200),
  part: z.string().min(1).max(100),
  start: z.int().min(0),
  end: z.int().min(1),
})
export type Place = z.infer<typeof Place>

export const Comment = z.object({
  id,
  by: z.string(),
  /** Written by a guest of a link, under the name that they entered. */
  isGuest: z.boolean(),
  /** The label of the guest's link; only for readers who may share the document. */
  guestOf: z.string().nullable(),
  isOwn: z.boolean(),
  /** For one's own comments; and for a guest's, if the reader may share the document. */
  mayDelete: z.boolean(),
  /** Empty if it was deleted. */
  text: z.string(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  isDeleted: z.boolean(),
})
export type Comment = z.infer<typeof Comment>

export const Thread = z.object({
  id,
  /** The version in which the comment was made. */
  version: z.string(),
  quote: z.string(),
  /** Its place in the version shown; null if the passage was removed. */
  place: Place.extend({ isChanged: z.boolean() }).nullable(),
  /** Visible only to staff. */
  internal: z.boolean(),
  resolved: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
  mayResolve: z.boolean(),
  comments: z.array(Comment),
})
export type Thread = z.infer<typeof Thread>

export const commentsApi = {
  threads: json({
    method: 'GET',
    path: '/documents/:id/threads',
    summary: 'Comments on the words of a document, followed to a version; the current one unless another is named',
    access: 'signed-in',
    input: z.object({ id, version: VersionNumber.optional() }),
    output: z.object({
      version: z.string(),
      threads: z.array(Thread),
      /** True if the account may hide comments from the client. */
      mayBeInternal: z.boolean(),
    }),
  }),
  begin: json({
    method: 'POST',
    path: '/documents/:id/threads',
    summary: 'Comment on words of a version. What staff write is seen by staff alone unless said otherwise',
    access: 'signed-in',
    input: z.object({
      id,
      version: VersionNumber,
      place: Place,
      /** The exact text, to make sure that the comment refers to it. */
      quote: z.string().min(1).max(commentLimits.quote, `At most ${commentLimits.quote} characters can be commented on at once.`),
      text: CommentText,
      internal: z.boolean().optional(),
    }),
    output: Succeeded.extend({ id }),
  }),
  reply: json({
    method: 'POST',
    path: '/threads/:id/reply',
    summary: 'Reply to a comment. A resolved thread is opened again',
    access: 'signed-in',
    input: z.object({ id, text: CommentText }),
    output: Succeeded,
  }),
  resolve: json({
    method: 'POST',
    path: '/threads/:id/resolve',
    summary: 'Say that nothing is left to do, or take that back',
    access: 'signed-in',
    input: z.object({ id, resolved: z.boolean().default(true) }),
    output: Succeeded,
  }),
  edit: json({
    method: 'POST',
    path: '/comments/:id/edit',
    summary: 'Change your own comment',
    access: 'signed-in',
    input: z.object({ id, text: CommentText }),
    output: Succeeded,
  }),
  delete: json({
    method: 'POST',
    path: '/comments/:id/delete',
    summary: 'Delete your own comment, or a guest’s if you may share the document. An empty thread is deleted',
    access: 'signed-in',
    input: z.object({ id }),
    output: Succeeded,
  }),
}
