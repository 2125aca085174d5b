import { z } from 'zod'
import { commentLimits } from '../comment-limits.ts'
import { json } from './endpoint.ts'
import { VersionNumber } from './version-number.ts'
import { Succeeded } from './succeeded.ts'

const id = z.uuid()
export const CommentText = z.string().trim().min(1, 'Enter a comment.').max(commentLimits.text)

/** Words of a block: `part` names one of its texts, from `start` to before `end`. A heading's block is its section. */
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
  /** Said by a guest of a link, under the name that they gave. */
  isGuest: z.boolean(),
  /** For whom that link was made; told to whoever may share the document. */
  guestOf: z.string().nullable(),
  isOwn: z.boolean(),
  /** One's own; and a guest's, for whoever may share the document. */
  mayDelete: z.boolean(),
  /** Empty where it was deleted. */
  text: z.string(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  isDeleted: z.boolean(),
})
export type Comment = z.infer<typeof Comment>

export const Thread = z.object({
  id,
  /** In which the words stand that it was made on. */
  version: z.string(),
  quote: z.string(),
  /** Where they stand in the version that is shown; null where they are gone. */
  place: Place.extend({ isChanged: z.boolean() }).nullable(),
  /** Seen by staff alone. */
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
      /** Whether the account may keep comments from the client. */
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
      /** The words, so that nothing is said of others. */
      quote: z.string().min(1).max(commentLimits.quote, `At most ${commentLimits.quote} characters can be commented on at once.`),
      text: CommentText,
      internal: z.boolean().optional(),
    }),
    output: Succeeded.extend({ id }),
  }),
  reply: json({
    method: 'POST',
    path: '/threads/:id/reply',
    summary: 'Answer a comment; what was resolved is open again',
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
    summary: 'Change a comment of one’s own',
    access: 'signed-in',
    input: z.object({ id, text: CommentText }),
    output: Succeeded,
  }),
  delete: json({
    method: 'POST',
    path: '/comments/:id/delete',
    summary: 'Delete a comment of one’s own, or, for whoever may share the document, a guest’s; a thread without any is gone',
    access: 'signed-in',
    input: z.object({ id }),
    output: Succeeded,
  }),
}
