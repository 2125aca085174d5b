import type { ClientId } from '#shared/client-id.ts'
import type { Document } from '#server/documents/store.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'

type Question = { id: string; text: string }
const ofVersion = prepareQuery<{ questions: Question[] | null }>(
  'find-questions-of-version',
  `select solution -> 'questions' as questions from versions where id = $1`,
)
/** Returns the open questions of a version. */
export async function getQuestions(database: Database, { versionId }: Pick<Document, 'versionId'>): Promise<Question[]> {
  const [found] = await ofVersion(database, [versionId])
  return found?.questions ?? []
}

export type NewAsked = {
  client: ClientId
  documentId: string
  versionId: string
  key: string
  question: string
  contact: string
  name: string
  email: string
  note: string
  askedBy: string
}
const add = prepareQuery<{ id: string }>(
  'add-asked-question',
  `insert into asked_questions (client, document_id, version_id, question_key, question, contact_id, name, email_key, note, asked_by)
  values ($1, $2, $3, $4, $5, $6, $7, nullif(lower(trim($8)), ''), $9, $10)
  on conflict (document_id, question_key, contact_id) do nothing returning id`,
)
/** Returns its id; undefined if the contact was already asked this. */
export async function addAsked(transaction: Database, asked: NewAsked): Promise<string | undefined> {
  const { client, documentId, versionId, key, question, contact, name, email, note, askedBy } = asked
  const [row] = await add(transaction, [client, documentId, versionId, key, question, contact, name, email, note, askedBy])
  return row?.id
}

/** `project`: the project's key; `documentId` to `version`: the version that the question was put about. */
export type Asked = {
  key: string
  project: string
  documentId: string
  versionId: string
  version: string
  documentName: string
  projectName: string
  currentVersionId: string
  question: string
  name: string
  emailKey: string | null
  by: string
  at: Date
  note: string
}
const asked = (where: string) => `
  select question_key as key, project_key as project, question, asked_questions.name, email_key as "emailKey", display_name as by,
    asked_at as at, note, versions.document_id as "documentId", version_id as "versionId", number as version, project as "projectName",
    coalesce(documents.name, title) as "documentName", current_version as "currentVersionId"
  from asked_questions join accounts on accounts.id = asked_by join versions on versions.id = version_id
    join documents on documents.id = versions.document_id
  where ${where} order by asked_at desc limit 500`
const ofDocument = prepareQuery<Asked>('list-asked-questions-of-document', asked('versions.document_id = $1'))
const ofClient = prepareQuery<Asked>('list-asked-questions-of-client', asked('asked_questions.client = $1'))

/** Newest first, including answered ones. */
export const listAskedOfDocument = (database: Database, documentId: string) => ofDocument(database, [documentId])
export const listAskedOfClient = (database: Database, client: ClientId) => ofClient(database, [client])
