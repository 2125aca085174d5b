import { firm } from '#shared/firm.ts'

/** SQL: true if a row of `reviewers` is a person of the client: by its account, or a link to one of its contacts or accounts. */
export const isReviewerOfClient = (client: string) => `(
    exists (select from accounts own where own.id = reviewers.account_id and own.client = ${client})
    or (reviewers.account_id is null and (
      exists (select from contacts where contacts.client = ${client} and contacts.email_key = reviewers.person_key)
      or exists (select from accounts own where own.client = ${client} and lower(trim(own.email)) = reviewers.person_key))))`

/** SQL: the name of an account for people outside the firm, who see the firm's name in place of its people's. */
export const nameOutside = (accounts: string) =>
  `case when ${accounts}.id is not null and ${accounts}.client is null then '${firm.name.replaceAll("'", "''")}' else ${accounts}.display_name end`

/** Shown in place of a reviewer who is neither of the client nor of the firm. */
export const reviewerByLink = 'a reviewer by link'

/** SQL: the approvers in `approvals`, for people outside the firm. `client`: the document's client. */
const approverOutside = (client: string) => `coalesce((
    select string_agg(name, ', ' order by at) from (
      select case when ${isReviewerOfClient(client)} then reviewers.name when deciders.id is null then '${reviewerByLink}'
        else ${nameOutside('deciders')} end as name, min(decided_at) as at
      from reviewers left join accounts deciders on deciders.id = decided_by
      where reviewers.review_id = approvals.review_id group by 1) named
  ), (select ${nameOutside('approving')} from accounts approving where approving.id = approvals.approved_by))`

/** SQL: the approvers of a version as the viewer sees them. `viewer`: the viewer's client, null for staff. */
export const approverFor = (viewer: string) =>
  `case when ${viewer}::text is null then approver else ${approverOutside('documents.client')} end`

/** SQL: the approvers of a row of `versions`, for people outside the firm. */
export const approverOfVersion = approverOutside('(select client from documents where documents.id = versions.document_id)')
