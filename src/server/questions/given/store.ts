import type { ClientId } from '#shared/client-id.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'

/** An answer from a person of the client. `key`: identifies the question in all versions. */
export type GivenAnswer = { key: string; question: string; answer: string; accountId: string; by: string; at: Date }
export type NewAnswer = Pick<GivenAnswer, 'key' | 'question' | 'answer'> & {
  documentId: string
  versionId: string
  accountId: string
}

const put = prepareQuery<never>(
  'put-given-answer',
  `insert into given_answers (document_id, version_id, question_key, question, answer, given_by)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (document_id, question_key, given_by) do update
    set version_id = excluded.version_id, question = excluded.question, answer = excluded.answer, given_at = clock_timestamp()`,
)
/** Saves an answer; a later one of the same person replaces it. */
export const putAnswer = (transaction: Database, { documentId, versionId, key, question, answer, accountId }: NewAnswer) =>
  put(transaction, [documentId, versionId, key, question, answer, accountId])

const listed = 'question_key as key, question, answer, given_by as "accountId", display_name as by, given_at as at'
const ofDocument = prepareQuery<GivenAnswer>(
  'list-given-answers',
  `select ${listed} from given_answers join accounts on accounts.id = given_by where document_id = $1 order by given_at desc`,
)
/** Newest first, including those to questions that are no longer open. */
export const listAnswers = (database: Database, documentId: string) => ofDocument(database, [documentId])

const ofClient = prepareQuery<{ key: string; project: string }>(
  'list-given-answers-of-client',
  `select question_key as key, project_key as project from given_answers join documents on documents.id = document_id
  where documents.client = $1`,
)
/** The questions that people of a client have answered, each with the key of its project. */
export const listAnswered = (database: Database, client: ClientId) => ofClient(database, [client])
