import { z } from 'zod'
import { isVisible } from '../visible-text.ts'
import { commentLimits } from '../limits.ts'
import { Comment, CommentText, Place, Thread } from './comments.ts'
import { json } from './endpoint.ts'
import { LinkToken } from './sharing.ts'
import { Succeeded } from './succeeded.ts'

/** The name of a guest; without characters that change the direction of the text around it. */
const GuestName = z
  .string()
  .trim()
  .min(1, 'Say who you are.')
  .max(commentLimits.name)
  .regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]+$/u, 'A name has letters and no invisible characters.')
  .refine(isVisible, 'A name has visible letters.')

/** A thread as guests see it: without rights, because guests can only reply. */
const SharedThread = Thread.omit({ internal: true, mayResolve: true, comments: true }).extend({
  comments: z.array(Comment.omit({ guestOf: true, isOwn: true, mayDelete: true })),
})
export type SharedThread = z.infer<typeof SharedThread>

/** Comments by visitors whose link allows them. */
export const sharedCommentsApi = {
  threads: json({
    method: 'GET',
    path: '/shared/:token/threads',
    summary: 'Comments on the version that a link shows, without internal ones',
    access: 'public',
    input: z.object({ token: LinkToken }),
    output: z.object({ version: z.string(), threads: z.array(SharedThread) }),
  }),
  begin: json({
    method: 'POST',
    path: '/shared/:token/threads',
    summary: 'Comment on words of the version that a link shows, under a name that the guest gives',
    access: 'public',
    input: z.strictObject({
      token: LinkToken,
      name: GuestName,
      place: Place,
      quote: z.string().min(1).max(commentLimits.quote, `At most ${commentLimits.quote} characters can be commented on at once.`),
      text: CommentText,
    }),
    maxBytes: 65_536,
    output: Succeeded.extend({ id: z.uuid() }),
  }),
  reply: json({
    method: 'POST',
    path: '/shared/:token/threads/:id/reply',
    summary: 'Reply to a comment through a link. A resolved thread is opened again',
    access: 'public',
    input: z.strictObject({ token: LinkToken, id: z.uuid(), name: GuestName, text: CommentText }),
    maxBytes: 65_536,
    output: Succeeded,
  }),
}
