import type { DocumentTypeId } from '#shared/document-types.ts'
import { clientName, joinClients } from '#server/clients/store.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import { questionKey } from '#server/questions/policy.ts'

type OfDocument = { documentId: string; title: string; type: DocumentTypeId; clientName: string; number: string }
const ofDocument = `documents.id as "documentId", coalesce(documents.name, versions.title) as title, documents.type, ${clientName} as "clientName",
    versions.number`
const joinCurrent = `join versions on versions.id = documents.current_version ${joinClients}`

export type OwnReview = OfDocument & {
  state: 'open' | 'changes-asked'
  dueOn: string | null
  /** The people who have not decided yet, or who asked for changes. */
  people: string
  reason: string
}
const ownReviews = prepareQuery<OwnReview>(
  'list-own-reviews',
  `select * from (
    select distinct on (documents.id) ${ofDocument}, reviews.state, due_on::text as "dueOn", asked_at,
      coalesce((select string_agg(name, ', ' order by name) from reviewers where review_id = reviews.id
        and decision is not distinct from case when reviews.state = 'open' then null else 'changes-asked' end), '') as people,
      coalesce((select min(reason) from reviewers where review_id = reviews.id and decision = 'changes-asked'), '') as reason
    from reviews join documents on documents.current_version = reviews.version_id ${joinCurrent}
    where (versions.created_by = $1 or asked_by = $1 or clients.owner = $1) and documents.archived_at is null
      and not exists (select from approvals where approvals.version_id = versions.id and approved_at > asked_at)
    order by documents.id, asked_at desc
  ) newest where state in ('open', 'changes-asked') order by asked_at desc limit 50`,
)
/** Lists reviews that the account asked for, or of versions that it wrote or of clients that it owns, that are open or in which changes were asked for. */
export const listOwnReviews = (database: Database, accountId: string) => ownReviews(database, [accountId])

const drafts = prepareQuery<OfDocument>(
  'list-own-drafts',
  `select ${ofDocument}
  from version_texts join documents on documents.id = version_texts.document_id ${joinCurrent}
  where is_current and not is_archived and not is_approved and (author = $1 or clients.owner = $1)
    and not exists (select from reviews where reviews.version_id = versions.id and state = 'open')
  order by at desc limit 100`,
)
/** Lists drafts that the account wrote, or of clients that it owns, and that are not under review. */
export const listDrafts = (database: Database, accountId: string) => drafts(database, [accountId])

type Answered = OfDocument & { by: string; questions: { text: string }[] | null; keys: string[] }
const answered = prepareQuery<Answered>(
  'list-answered-documents',
  `select ${ofDocument}, versions.solution -> 'questions' as questions, given.by, given.keys
  from documents ${joinCurrent} join lateral (
    select string_agg(distinct display_name, ', ') as by, array_agg(question_key) as keys, max(given_at) as at
    from given_answers join accounts on accounts.id = given_by where document_id = documents.id
  ) given on given.keys is not null
  where documents.archived_at is null and (clients.owner = $1
    or exists (select from versions own where own.document_id = documents.id and own.created_by = $1))
  order by given.at desc limit 50`,
)
/** Lists the account's documents, and those of clients that it owns, with answers from the client to questions that are still open. */
export async function listAnswered(database: Database, accountId: string): Promise<Omit<Answered, 'questions' | 'keys'>[]> {
  const found = await answered(database, [accountId])
  return found.filter(({ questions, keys }) => (questions ?? []).some(({ text }) => keys.includes(questionKey(text))))
}
