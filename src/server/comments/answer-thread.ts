import { commentLimits } from '#shared/limits.ts'
import { AppError } from '#shared/errors.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import { actorOf, type Author, authorOf } from './policy.ts'
import { addComment, emptyComment, type FoundThread, listComments, markResolved, putText } from './store.ts'

type Acting = { author: Author; thread: FoundThread }
type OfAccount = { viewer: Viewer; thread: FoundThread }
type Transaction = Parameters<typeof recordAudit>[0]

const record = (transaction: Transaction, { author, thread }: Acting, action: string) =>
  recordAudit(transaction, {
    actor: actorOf(author),
    action,
    subject: thread.id,
    details: { documentId: thread.documentId, number: thread.version, internal: thread.internal, link: author.linkId },
  })

/** A reply to a resolved thread reopens it. */
export async function replyTo(database: Database, acting: Acting, text: string): Promise<void> {
  const { author, thread } = acting
  if ((await listComments(database, [thread.id])).length >= commentLimits.comments)
    throw new AppError('conflict', `This thread has ${commentLimits.comments} comments already.`, { details: 'Begin another one.' })
  await database.transaction().execute(async (transaction) => {
    await addComment(transaction, { threadId: thread.id, author, text })
    await markResolved(transaction, thread.id, null)
    await record(transaction, acting, 'comment-answered')
  })
}

/** Repeating the call changes nothing. */
export const resolveThread = (database: Database, { viewer, thread }: OfAccount, isResolved: boolean): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    if (!(await markResolved(transaction, thread.id, isResolved ? viewer.accountId : null))) return
    await record(transaction, { author: authorOf(viewer), thread }, isResolved ? 'comment-resolved' : 'comment-reopened')
  })

type ToChange = { id: string; text?: string; mayEmptyGuests: boolean }

/** Changes or, without a text, deletes a comment. Returns true if the viewer was allowed to. */
export const changeComment = (
  database: Database,
  { viewer, thread }: OfAccount,
  { id, text, mayEmptyGuests }: ToChange,
): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    const own = { id, accountId: viewer.accountId }
    const isDone = await (text === undefined
      ? emptyComment(transaction, { ...own, mayEmptyGuests })
      : putText(transaction, { ...own, text }))
    const action = text === undefined ? 'comment-deleted' : 'comment-edited'
    if (isDone) await record(transaction, { author: authorOf(viewer), thread }, action)
    return isDone
  })
