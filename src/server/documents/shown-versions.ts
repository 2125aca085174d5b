import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import { emailKey } from '#server/sharing/policy.ts'
import { joinGrants } from '#server/sharing/store.ts'

/** The first three values of every query that depends on the viewer's rights. */
export const viewerValues = (viewer: Viewer) => [isStaff(viewer) ? null : viewer.client, emailKey(viewer.email), viewer.accountId]

/** SQL: the viewer's grant, joined to `documents`. */
export const ownGrant = joinGrants('$2')

/** SQL: the newest approved version of a document. */
const newestApproved = (column: 'id' | 'number') => `(
  select approved.${column} from versions approved join approvals of_approved on of_approved.version_id = approved.id
  where approved.document_id = documents.id order by approved.ordinal desc limit 1)`

/** SQL: the number of that version, for viewers who may share the document; others must not learn of versions that are hidden from them. */
export const approvedVersion = `case when $1::text is null or documents.client = $1 then ${newestApproved('number')} end`

/** SQL: true if the accounts of the document's client may see a row of `versions`. */
export const isShownToFirm = `(
    exists (select from publications where publications.version_id = versions.id)
    or exists (select from accounts where accounts.id = versions.created_by and accounts.client = documents.client))`

/** SQL: true if the viewer is asked in a row of `reviewers`, by account or, if a link was sent, by email address. */
export const isAskedViewer = `(reviewers.account_id = $3::uuid or reviewers.person_key = nullif($2, ''))`

/** SQL: reviews, with a version, in which the viewer is asked. A withdrawn one shows the version no longer. */
const reviewsOfViewer = `
  reviewers join reviews on reviews.id = reviewers.review_id and reviews.state <> 'withdrawn' and ${isAskedViewer}`

/** SQL: the ids of the client's documents of which the viewer is asked to review a version. */
export const askedToReview = `
  select documents.id from ${reviewsOfViewer} join versions on versions.id = reviews.version_id
    join documents on documents.id = versions.document_id where documents.client = $1`

/**
 * SQL: true if the viewer may see a row of `versions`. Staff see every version. An account of the client sees the published versions,
 * those that its own company wrote, and those that it is asked to review. A person with a grant sees the version that the grant names (or the newest approved one, if it names
 * none) and the versions that they wrote themselves.
 */
export const isShown = `(
  $1::text is null
  or (documents.client = $1 and (${isShownToFirm} or exists (select from ${reviewsOfViewer} where reviews.version_id = versions.id)))
  or (grants.id is not null and (
    versions.id = grants.version_id
    or (grants.version_id is null and versions.id = ${newestApproved('id')})
    or versions.created_by = $3::uuid)))`

/** SQL: joins, as `versions`, the newest visible version of each of `documents` that meets a condition. */
export const joinNewestShown = (condition = 'true') => `${ownGrant}
  join lateral (
    select versions.id from versions where versions.document_id = documents.id and ${condition} and ${isShown}
    order by versions.ordinal desc limit 1
  ) shown on true
  join versions on versions.id = shown.id`

/** SQL: joins, as `versions`, the version that a link names in a parameter, or the newest approved one if it names none. */
export const joinNamed = (versionId: string) =>
  `join versions on versions.document_id = documents.id and versions.id = coalesce(${versionId}::uuid, ${newestApproved('id')})`
