import { type ColumnType, type Generated, sql } from 'kysely'
import type { Viewer } from '#server/accounts/policy.ts'
import { isShown, ownGrant, viewerValues } from '#server/documents/shown-versions.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import type { Author } from './policy.ts'

type Tables = {
  threads: {
    id: Generated<string>
    document_id: string
    version_id: string
    section_id: string
    block_id: string
    part: string
    starts: number
    ends: number
    quote: string
    internal: boolean
    created_by: string | null
    guest: string | null
    link_id: string | null
    resolved_by: string | null
    resolved_at: Date | null
  }
  comments: {
    id: Generated<string>
    thread_id: string
    account_id: string | null
    guest: string | null
    link_id: string | null
    text: string
    created_at: ColumnType<Date, undefined, never>
    edited_at: Date | null
    deleted_at: Date | null
  }
  versions: { id: string; content: string }
  links: { id: string; label: string }
}
const own = (database: Database) => database.withTables<Tables>()
const now = sql<Date>`clock_timestamp()`

export type FoundThread = {
  id: string
  documentId: string
  versionId: string
  /** The version that it was made in. */
  version: string
  sectionId: string
  blockId: string
  part: string
  starts: number
  ends: number
  quote: string
  internal: boolean
  createdBy: string | null
  resolvedBy: string | null
  resolvedAt: Date | null
}
export type FoundComment = {
  id: string
  threadId: string
  accountId: string | null
  by: string
  /** The label of the guest's link; null for a comment by an account. */
  linkLabel: string | null
  text: string
  createdAt: Date
  editedAt: Date | null
  deletedAt: Date | null
}

/** SQL: the columns of a thread. */
export const threadColumns = `
  threads.id, threads.document_id as "documentId", threads.version_id as "versionId", versions.number as version,
  section_id as "sectionId", block_id as "blockId", part, starts, ends, quote, internal, threads.created_by as "createdBy",
  resolvers.display_name as "resolvedBy", resolved_at as "resolvedAt"`

/** SQL: a thread without comments that are not deleted does not count. */
export const hasUndeletedComment = 'exists (select from comments where comments.thread_id = threads.id and deleted_at is null)'

/** The threads that the viewer may see: those on versions visible to them, and internal ones only for staff, whose first value is null. */
const threads = `
  select ${threadColumns}
  from threads join documents on documents.id = threads.document_id join versions on versions.id = threads.version_id ${ownGrant}
    left join accounts resolvers on resolvers.id = resolved_by
  where ${isShown} and ($1::text is null or not internal) and ${hasUndeletedComment}`
const listSeen = prepareQuery<FoundThread>('list-threads', `${threads} and threads.document_id = $4 order by threads.created_at`)
const findSeen = prepareQuery<FoundThread>('find-thread', `${threads} and threads.id = $4`)
const findSeenOf = prepareQuery<FoundThread>(
  'find-thread-of-comment',
  `${threads} and threads.id = (select thread_id from comments where comments.id = $4 and deleted_at is null)`,
)

export const listThreads = (database: Database, viewer: Viewer, documentId: string) =>
  listSeen(database, [...viewerValues(viewer), documentId])

export const findThread = async (database: Database, viewer: Viewer, id: string): Promise<FoundThread | undefined> =>
  (await findSeen(database, [...viewerValues(viewer), id]))[0]

export const findThreadOfComment = async (database: Database, viewer: Viewer, id: string): Promise<FoundThread | undefined> =>
  (await findSeenOf(database, [...viewerValues(viewer), id]))[0]

const countSince = prepareQuery<{ count: number }>(
  'count-new-comments',
  `select count(*)::int as count from (${threads} and threads.document_id = $4) seen join comments on comments.thread_id = seen.id
  where comments.created_at > $5 and deleted_at is null and account_id is distinct from $3::uuid`,
)

/** Counts comments by others, in threads visible to the viewer. */
export async function countNewComments(
  database: Database,
  viewer: Viewer,
  { documentId, since }: { documentId: string; since: Date },
) {
  const [row] = await countSince(database, [...viewerValues(viewer), documentId, since])
  return row!.count
}

/** In order of creation. */
export const listComments = (database: Database, threadIds: string[]): Promise<FoundComment[]> =>
  own(database)
    .selectFrom('comments')
    .leftJoin('links', 'links.id', 'link_id')
    .select(['comments.id', 'thread_id as threadId', 'account_id as accountId', 'text', 'links.label as linkLabel'])
    .select(sql<string>`coalesce((select display_name from accounts where accounts.id = account_id), guest)`.as('by'))
    .select(['comments.created_at as createdAt', 'edited_at as editedAt', 'deleted_at as deletedAt'])
    .where('thread_id', 'in', [...threadIds, '00000000-0000-0000-0000-000000000000'])
    .orderBy('comments.created_at')
    .execute()

export const countThreads = async (database: Database, documentId: string): Promise<number> =>
  (
    await own(database)
      .selectFrom('threads')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('document_id', '=', documentId)
      .executeTakeFirstOrThrow()
  ).count

export type NewThread = Pick<FoundThread, 'documentId' | 'versionId' | 'sectionId' | 'blockId' | 'part' | 'starts' | 'ends'> &
  Pick<FoundThread, 'quote' | 'internal'> & { author: Author; text: string }

/** Returns the id of the thread. */
export async function addThread(transaction: Database, { author, text, ...thread }: NewThread): Promise<string> {
  const { id } = await own(transaction)
    .insertInto('threads')
    .values({
      document_id: thread.documentId,
      version_id: thread.versionId,
      section_id: thread.sectionId,
      block_id: thread.blockId,
      part: thread.part,
      starts: thread.starts,
      ends: thread.ends,
      quote: thread.quote,
      internal: thread.internal,
      created_by: author.accountId,
      guest: author.guest,
      link_id: author.linkId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addComment(transaction, { threadId: id, author, text })
  return id
}

export async function addComment(
  transaction: Database,
  { threadId, author, text }: { threadId: string; author: Author; text: string },
): Promise<void> {
  const { accountId: account_id, guest, linkId: link_id } = author
  await own(transaction).insertInto('comments').values({ thread_id: threadId, account_id, guest, link_id, text }).execute()
}

/** With null, reopens the thread. Returns true if its state changed. */
export async function markResolved(transaction: Database, id: string, by: string | null): Promise<boolean> {
  const marked = await own(transaction)
    .updateTable('threads')
    .set({ resolved_by: by, resolved_at: by === null ? null : now })
    .where('id', '=', id)
    .where('resolved_at', by === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

/** Returns true if the account has such a comment. */
export const putText = async (transaction: Database, { id, accountId, text }: { id: string; accountId: string; text: string }) =>
  (
    await own(transaction)
      .updateTable('comments')
      .set({ text, edited_at: now })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

type ToEmpty = { id: string; accountId: string; mayEmptyGuests: boolean }

/** Removes the text but preserves the row. Returns true if there was such a comment and the account may delete it. */
export const emptyComment = async (transaction: Database, { id, accountId, mayEmptyGuests }: ToEmpty) =>
  (
    await own(transaction)
      .updateTable('comments')
      .set({ text: '', deleted_at: now })
      .where('id', '=', id)
      .where((row) => row.or([row('account_id', '=', accountId), ...(mayEmptyGuests ? [row('account_id', 'is', null)] : [])]))
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Returns the stored JSON contents of versions, by id. The caller must have checked that the viewer may see them. */
export async function readContents(database: Database, versionIds: string[]): Promise<Map<string, string>> {
  const query = own(database)
    .selectFrom('versions')
    .select(['id', sql<string>`content::text`.as('content')])
  return new Map((await query.where('id', 'in', versionIds).execute()).map(({ id, content }) => [id, content]))
}
