import { commentLimits } from '#shared/comment-limits.ts'
import { AppError } from '#shared/errors.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import { addComment, changeComment, emptyComment, type FoundThread, listComments, markResolved } from './store.ts'

type Acting = { viewer: Viewer; thread: FoundThread }
type Transaction = Parameters<typeof recordAudit>[0]

const record = (transaction: Transaction, { viewer, thread }: Acting, action: string) =>
  recordAudit(transaction, {
    actor: viewer.accountId,
    action,
    subject: thread.id,
    details: { documentId: thread.documentId, number: thread.version, internal: thread.internal },
  })

/** Whoever has something to say to what was resolved opens it again. */
export async function replyTo(database: Database, acting: Acting, text: string): Promise<void> {
  const { viewer, thread } = acting
  if ((await listComments(database, [thread.id])).length >= commentLimits.comments)
    throw new AppError('conflict', `This thread has ${commentLimits.comments} comments already.`, { details: 'Begin another one.' })
  await database.transaction().execute(async (transaction) => {
    await addComment(transaction, { threadId: thread.id, accountId: viewer.accountId, text })
    await markResolved(transaction, thread.id, null)
    await record(transaction, acting, 'comment-answered')
  })
}

/** Saying it twice is the same as once. */
export const resolveThread = (database: Database, acting: Acting, isResolved: boolean): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    if (!(await markResolved(transaction, acting.thread.id, isResolved ? acting.viewer.accountId : null))) return
    await record(transaction, acting, isResolved ? 'comment-resolved' : 'comment-reopened')
  })

/** Answers whether the comment was the viewer's own; without a text it is deleted. */
export const changeOwnComment = (database: Database, acting: Acting, comment: { id: string; text?: string }): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    const own = { id: comment.id, accountId: acting.viewer.accountId }
    const { text } = comment
    const isDone = await (text === undefined ? emptyComment(transaction, own) : changeComment(transaction, { ...own, text }))
    if (isDone) await record(transaction, acting, text === undefined ? 'comment-deleted' : 'comment-edited')
    return isDone
  })
