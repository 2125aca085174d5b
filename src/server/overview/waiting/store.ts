import { clientName, joinClients } from '#server/clients/store.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'

type OfDocument = { documentId: string; title: string; clientName: string; number: string }
const ofDocument = `documents.id as "documentId", coalesce(documents.name, versions.title) as title, ${clientName} as "clientName",
    versions.number`
const joinCurrent = `join versions on versions.id = documents.current_version ${joinClients}`
const isUnapproved = `documents.archived_at is null
    and not exists (select from approvals where approvals.version_id = versions.id)`

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
    where (versions.created_by = $1 or asked_by = $1) and ${isUnapproved}
    order by documents.id, asked_at desc
  ) newest where state in ('open', 'changes-asked') order by asked_at desc limit 50`,
)
/** Lists reviews that the account asked for, or of versions that it wrote, that are open or in which changes were asked for. */
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

const answered = prepareQuery<OfDocument & { by: string }>(
  'list-answered-documents',
  `select ${ofDocument}, answering.display_name as by
  from documents ${joinCurrent} join accounts answering on answering.id = versions.created_by
  where versions.made_by = 'rulings' and answering.client is not null and ${isUnapproved}
    and exists (select from versions own where own.document_id = documents.id and own.created_by = $1)
  order by versions.created_at desc limit 20`,
)
/** Lists the account's documents whose newest version has answers from the client. */
export const listAnswered = (database: Database, accountId: string) => answered(database, [accountId])
