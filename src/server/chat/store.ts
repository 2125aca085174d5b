import { type ColumnType, type Generated, sql } from 'kysely'
import type { ClientId } from '#shared/client-id.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { clientName, joinClients } from '#server/clients/store.ts'
import { isShown, ownGrant, viewerValues } from '#server/documents/shown-versions.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import { sharedWith } from '#server/sharing/store.ts'
import type { OwnConversation } from './policy.ts'
import type { StoredAnswer } from './stored-answer.ts'

export type AnswerState = 'running' | 'done' | 'stopped' | 'failed'
type Moment = ColumnType<Date, undefined, Date>
type Tables = {
  conversations: {
    id: Generated<string>
    account_id: string
    title: string
    client: ClientId | null
    project_id: string | null
    document_id: string | null
    quoted: ColumnType<string[], undefined, string[]>
    archived_at: ColumnType<Date | null, undefined, Date | null>
    created_at: Moment
    changed_at: Moment
  }
  messages: {
    id: string
    conversation_id: string
    question_id: string | null
    follows: string | null
    place: ColumnType<number, undefined, never>
    text: string
    state: AnswerState
    answer: ColumnType<StoredAnswer | null, string | null, string | null>
    created_at: ColumnType<Date, undefined, never>
  }
}
const own = (database: Database) => database.withTables<Tables>()
const now = sql<Date>`clock_timestamp()`

export type Conversation = {
  id: string
  accountId: string
  title: string
  client: ClientId | null
  projectId: string | null
  documentId: string | null
  /** The name of the project, or of the document's project. */
  project: string | null
  /** The name of its scope; null if it is everything. */
  scopeName: string | null
  isArchived: boolean
  changedAt: Date
}
export type Own = OwnConversation<Conversation>
export type Message = {
  id: string
  questionId: string | null
  /** For a question, the question that it follows. */
  follows: string | null
  text: string
  state: AnswerState
  answer: StoredAnswer | null
  createdAt: Date
}

/** The viewer's own conversations, without those about a client that they no longer serve. */
const conversations = `
  select conversations.id, account_id as "accountId", conversations.title, conversations.client, conversations.project_id as "projectId",
    conversations.document_id as "documentId", coalesce(projects.name, documents.name, current.title, clients.name, conversations.client) as "scopeName",
    coalesce(projects.name, documents.project) as project, conversations.archived_at is not null as "isArchived", conversations.changed_at as "changedAt"
  from conversations left join clients on clients.id = conversations.client left join projects on projects.id = conversations.project_id
    left join documents on documents.id = conversations.document_id left join versions current on current.id = documents.current_version
  where account_id = $3 and ($1::text is null or conversations.client = $1 or conversations.document_id in (${sharedWith('$2')}))`
const listOwn = prepareQuery<Conversation>(
  'list-conversations',
  `${conversations} and (conversations.archived_at is not null) = $4 and ($5 = '' or position($5 in lower(conversations.title)) > 0 or exists (
    select from messages where conversation_id = conversations.id and position($5 in lower(text)) > 0))
  order by conversations.changed_at desc limit $6`,
)
const findOwn = prepareQuery<Conversation>('find-conversation', `${conversations} and conversations.id = $4`)

export const listConversations = (
  database: Database,
  viewer: Viewer,
  { words, archived, limit }: { words: string; archived: boolean; limit: number },
) => listOwn(database, [...viewerValues(viewer), archived, words.toLowerCase(), limit])

export const findConversation = async (database: Database, viewer: Viewer, id: string): Promise<Conversation | undefined> =>
  (await findOwn(database, [...viewerValues(viewer), id]))[0]

export type NewConversation = Pick<Conversation, 'client' | 'projectId' | 'documentId' | 'title'>

export async function addConversation(
  database: Database,
  { accountId }: Viewer,
  { client, projectId, documentId, title }: NewConversation,
): Promise<string> {
  const { id } = await own(database)
    .insertInto('conversations')
    .values({ account_id: accountId, title, client, project_id: projectId, document_id: documentId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeConversation(
  database: Database,
  { id }: Own,
  { title, archived }: { title?: string | undefined; archived?: boolean | undefined },
): Promise<void> {
  await own(database)
    .updateTable('conversations')
    .set({
      changed_at: now,
      ...(title !== undefined && { title }),
      ...(archived !== undefined && { archived_at: archived ? now : null }),
    })
    .where('id', '=', id)
    .execute()
}

export const removeConversation = (database: Database, { id }: Own) =>
  own(database).deleteFrom('conversations').where('id', '=', id).execute()

/** Lists messages in order, or only those of one question. */
export const listMessages = (database: Database, { id }: Own, questionId?: string): Promise<Message[]> =>
  own(database)
    .selectFrom('messages')
    .select(['id', 'question_id as questionId', 'follows', 'text', 'state', 'answer', 'created_at as createdAt'])
    .where('conversation_id', '=', id)
    .$if(questionId !== undefined, (query) =>
      query.where((row) => row.or([row('id', '=', questionId!), row('question_id', '=', questionId!)])),
    )
    .orderBy('place')
    .execute()

/** Locks the conversation's row, so that its questions are added one after the other. */
export const lockConversation = (transaction: Database, { id }: Own) =>
  own(transaction).selectFrom('conversations').select('title').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** Finds the conversation that has a message with this id. */
export const findHolder = (transaction: Database, messageId: string) =>
  own(transaction)
    .selectFrom('messages')
    .select(['conversation_id as conversationId', 'question_id as questionId'])
    .where('id', '=', messageId)
    .executeTakeFirst()

type NewQuestion = { key: string; text: string; follows: string | null }
/** Needs the transaction that has locked the conversation. */
export async function addQuestion(transaction: Database, { id }: Own, { key, text, follows }: NewQuestion): Promise<void> {
  await own(transaction)
    .insertInto('messages')
    .values({ id: key, conversation_id: id, question_id: null, follows, text, state: 'done', answer: null })
    .execute()
}

/** Adds an answer in progress. Needs the transaction that has locked the conversation. */
export async function beginAnswer(transaction: Database, { id }: Own, questionId: string): Promise<string> {
  const answerId = crypto.randomUUID()
  await own(transaction)
    .insertInto('messages')
    .values({ id: answerId, conversation_id: id, question_id: questionId, follows: null, text: '', state: 'running', answer: null })
    .execute()
  await own(transaction).updateTable('conversations').set({ changed_at: now }).where('id', '=', id).execute()
  return answerId
}

/** Saves the part of an answer written so far; false if it was stopped meanwhile. */
export async function keepWritten(
  database: Database,
  { id }: Own,
  { answerId, answer }: Omit<Finished, 'clients'>,
): Promise<boolean> {
  const kept = await own(database)
    .updateTable('messages')
    .set({ answer: JSON.stringify(answer) })
    .where((row) => row.and({ id: answerId, conversation_id: id, state: 'running' }))
    .executeTakeFirst()
  return kept.numUpdatedRows > 0n
}

export const isRunning = async (database: Database, answerId: string): Promise<boolean> =>
  (await own(database).selectFrom('messages').select('state').where('id', '=', answerId).executeTakeFirst())?.state === 'running'

/** Records the clients whose documents are quoted in a conversation, before any quotation is stored. */
export const addQuoted = (database: Database, { id }: Own, clients: ClientId[]) =>
  own(database)
    .updateTable('conversations')
    .set({ quoted: sql<string[]>`array(select distinct unnest(quoted || ${clients}::text[]))` })
    .where('id', '=', id)
    .execute()

/** Saves an answer, unless it was stopped meanwhile, with the clients whose documents it quotes. */
export async function finishAnswer(
  transaction: Database,
  conversation: Own,
  { answerId, answer, clients }: Finished,
): Promise<void> {
  const kept = await own(transaction)
    .updateTable('messages')
    .set({ state: 'done', answer: JSON.stringify(answer) })
    .where((row) => row.and({ id: answerId, state: 'running' }))
    .executeTakeFirst()
  if (kept.numUpdatedRows > 0n) await addQuoted(transaction, conversation, clients)
}
type Finished = { answerId: string; answer: StoredAnswer; clients: ClientId[] }

/** Ends the answers to a question in progress, or one of them; text already written is preserved. */
export const endAnswers = (
  database: Database,
  { id }: Own,
  { questionId, answerId, state }: { questionId: string; answerId?: string; state: 'stopped' | 'failed' },
) =>
  own(database)
    .updateTable('messages')
    .set({ state })
    .where((row) => row.and({ conversation_id: id, question_id: questionId, state: 'running' }))
    .$if(answerId !== undefined, (query) => query.where('id', '=', answerId!))
    .execute()

export type ShownVersion = {
  versionId: string
  documentId: string
  version: string
  title: string
  type: DocumentTypeId
  clientName: string
}
const findShown = prepareQuery<ShownVersion>(
  'list-shown-of-versions',
  `select versions.id as "versionId", documents.id as "documentId", versions.number as version,
    coalesce(documents.name, versions.title) as title, documents.type, ${clientName} as "clientName"
  from versions join documents on documents.id = versions.document_id ${joinClients} ${ownGrant}
  where versions.id = any($4::uuid[]) and ${isShown}`,
)

/** Returns those of the versions that the viewer may see now. */
export const listShownOf = (database: Database, viewer: Viewer, versionIds: string[]): Promise<ShownVersion[]> =>
  findShown(database, [...viewerValues(viewer), versionIds])

/** Deletes conversations that have not been used for the number of days set by their account. */
export const forgetOldConversations = (database: Database, usualDays: number) =>
  sql`
    delete from conversations using accounts left join preferences on account_id = accounts.id
    where accounts.id = conversations.account_id
      and changed_at < now() - make_interval(days => coalesce(retention_days, ${usualDays}))`.execute(database)
