import { isReviewerOfClient } from '#server/documents/shown-approvers.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import type { Signer } from '../build-certificate.ts'

/** SQL: the client of the document of an approved version. */
const clientOfApproved = `(select documents.client from versions join documents on documents.id = document_id where versions.id = $1)`
const listSignersOf = prepareQuery<Signer>(
  'list-signers',
  `select reviewers.name, reviewers.email, accounts.username, accounts.client, decided_at as "decidedAt", reason,
    ${isReviewerOfClient(clientOfApproved)} as "isOfClient"
  from approvals join reviews on reviews.id = approvals.review_id
    or (reviews.version_id = approvals.version_id and reviews.state = 'approved' and asked_at > approved_at)
    join reviewers on reviewers.review_id = reviews.id left join accounts on accounts.id = decided_by
  where approvals.version_id = $1 and decision = 'approved'
  union all
  select display_name, accounts.email, username, client, approved_at, '', coalesce(client = ${clientOfApproved}, false) from approvals join accounts on accounts.id = approved_by
  where approvals.version_id = $1 and review_id is null
  order by 5`,
)

/** Lists those who gave the current approval of a version, and those of the client who approved it afterwards, in the order of their decisions. */
export const listSigners = (database: Database, versionId: string): Promise<Signer[]> => listSignersOf(database, [versionId])

const findApproval = prepareQuery<object>('find-approval', 'select from approvals where version_id = $1')
export const isApproved = async (database: Database, versionId: string): Promise<boolean> =>
  (await findApproval(database, [versionId])).length > 0
