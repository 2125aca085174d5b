import type { z } from 'zod'
import type { commentsApi, Thread } from '#shared/api/comments.ts'
import { AppError } from '#shared/errors.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Ask } from '#server/compose/ask.ts'
import type { Followed } from '#server/compare/follow-anchor.ts'
import { permit, type Permitted, rightsOf } from '#server/documents/policy.ts'
import { type Document, findDocument, getDocumentAt } from '#server/documents/store.ts'
import type { Database } from '#server/platform/database.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import { changeComment, replyTo, resolveThread } from './answer-thread.ts'
import { beginThread } from './begin-thread.ts'
import { followThreads, type FollowWork } from './follow-threads.ts'
import { authorOf, decideInternal, mayBeInternal } from './policy.ts'
import { presentComment, presentWords } from './present-thread.ts'
import { findThread, findThreadOfComment, type FoundComment, type FoundThread, listComments, listThreads } from './store.ts'

export type CommentsContext = { database: Database; ask: Ask<FollowWork> }

export const commentHandlers: Handlers<typeof commentsApi, Viewer, CommentsContext> = {
  threads: async ({ input, viewer }, context) => {
    const document = await read(context.database, viewer, input)
    const threads = await listThreads(context.database, viewer, document.id)
    const [places, comments] = await Promise.all([
      followThreads(context, threads, document.versionId),
      listComments(
        context.database,
        threads.map(({ id }) => id),
      ),
    ])
    const present = (thread: FoundThread) => {
      const own = comments.filter(({ threadId }) => threadId === thread.id)
      return presentThread(thread, { viewer, document, place: places.get(thread)!, comments: own })
    }
    return { version: document.version, threads: threads.map(present), mayBeInternal: mayBeInternal(viewer) }
  },

  begin: async ({ input: { place, quote, text, ...asked }, viewer }, { database }) => {
    const document = await read(database, viewer, asked)
    const internal = decideInternal(viewer, asked.internal)
    return { success: true, id: await beginThread(database, { author: authorOf(viewer), document, place, quote, text, internal }) }
  },

  reply: async ({ input: { id, text }, viewer }, { database }) => {
    const { thread } = await seen(database, viewer, await findThread(database, viewer, id))
    await replyTo(database, { author: authorOf(viewer), thread }, text)
    return { success: true }
  },

  resolve: async ({ input: { id, resolved }, viewer }, { database }) => {
    const { thread, document } = await seen(database, viewer, await findThread(database, viewer, id))
    if (!mayResolve(thread, { viewer, document }))
      throw new AppError('not-allowed', 'Only the person who started it, or someone who can edit this document, can resolve it.')
    await resolveThread(database, { viewer, thread }, resolved)
    return { success: true }
  },

  edit: async ({ input, viewer }, { database }) => changeOwn(database, viewer, input),

  delete: async ({ input: { id }, viewer }, { database }) => changeOwn(database, viewer, { id }),
}

async function read(database: Database, viewer: Viewer, { id, version }: { id: string; version?: string | undefined }) {
  const document = permit('read', viewer, await findDocument(database, viewer, { id }))
  return getDocumentAt(database, viewer, { document, number: version })
}

/** Returns a thread and its document if the viewer may read both; otherwise they look as if they did not exist. */
async function seen(database: Database, viewer: Viewer, thread: FoundThread | undefined) {
  const found = thread && (await findDocument(database, viewer, { id: thread.documentId }))
  if (!thread || !found) throw noSuchComment()
  return { thread, document: permit('read', viewer, found) }
}

const noSuchComment = () => new AppError('not-found', 'This comment does not exist, or you may not see it.')

async function changeOwn(database: Database, viewer: Viewer, comment: { id: string; text?: string }) {
  const { thread, document } = await seen(database, viewer, await findThreadOfComment(database, viewer, comment.id))
  const { share: mayEmptyGuests } = rightsOf(viewer, document)
  if (!(await changeComment(database, { viewer, thread }, { ...comment, mayEmptyGuests })))
    throw new AppError('not-allowed', 'Only the author of a comment can change or delete it.')
  return { success: true } as const
}

const mayResolve = ({ createdBy }: FoundThread, { viewer, document }: { viewer: Viewer; document: Permitted<'read', Document> }) =>
  createdBy === viewer.accountId || rightsOf(viewer, document).generate

type Around = { viewer: Viewer; document: Permitted<'read', Document>; place: Followed; comments: FoundComment[] }

const presentThread = (thread: FoundThread, { viewer, document, place, comments }: Around): z.input<typeof Thread> => ({
  ...presentWords(thread, place),
  internal: thread.internal,
  mayResolve: mayResolve(thread, { viewer, document }),
  comments: comments.map((comment) => {
    const isOwn = comment.accountId === viewer.accountId
    const mayShare = rightsOf(viewer, document).share
    const guestOf = mayShare ? comment.linkLabel : null
    return { ...presentComment(comment), guestOf, isOwn, mayDelete: isOwn || (mayShare && comment.accountId === null) }
  }),
})
