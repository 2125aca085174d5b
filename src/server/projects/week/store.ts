import type { Rulings } from '#shared/brief.ts'
import type { ClientId } from '#shared/client-id.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import type { ProjectHealth } from '#shared/projects.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { isReviewerOfClient, nameOutside } from '#server/documents/shown-approvers.ts'
import { isShown, ownGrant, viewerValues } from '#server/documents/shown-versions.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'

/** `from` is included, `before` is not. */
export type Span = { from: string; before: string; client: ClientId | undefined }

/** SQL: versions in projects that the viewer may see; for a client account, only those of its own client. */
const ofProjects = `
  from documents join versions on versions.document_id = documents.id ${ownGrant}
    join projects on projects.client = documents.client and projects.project_key = documents.project_key`
const withinReach = `($1::text is null or documents.client = $1) and ($6::text is null or documents.client = $6) and ${isShown}`
const version = `projects.id as "projectId", documents.id as "documentId", documents.type, versions.title, versions.number as version`

type OfVersion = {
  projectId: string
  documentId: string
  type: DocumentTypeId
  title: string
  version: string
  by: string
  at: Date
}
export type WrittenVersion = OfVersion & {
  /** The rulings of this version and the versions before it. Null if it was not made from rulings. */
  rulings: Rulings | null
}

const written = prepareQuery<WrittenVersion>(
  'list-versions-of-week',
  `select ${version}, coalesce(display_name, '') as by, versions.created_at as at,
    case when made_by = 'rulings' then brief -> 'rulings' end as rulings
  ${ofProjects} left join accounts on accounts.id = versions.created_by
  where versions.created_at >= $4::date and versions.created_at < $5::date and ${withinReach}
  order by versions.created_at desc`,
)
const approved = prepareQuery<OfVersion>(
  'list-approvals-of-week',
  `select ${version}, case when $1::text is null then display_name else ${nameOutside('accounts')} end as by, approved_at as at
  ${ofProjects} join approvals on approvals.version_id = versions.id join accounts on accounts.id = approved_by
  where approved_at >= $4::date and approved_at < $5::date and ${withinReach}
  order by approved_at desc`,
)
export type ChangesAsked = OfVersion & { reason: string }
const changesAsked = prepareQuery<ChangesAsked>(
  'list-changes-asked-of-week',
  `select ${version}, reviewers.name as by, decided_at as at, reason
  ${ofProjects} join reviews on reviews.version_id = versions.id join reviewers on reviewers.review_id = reviews.id
  where decision = 'changes-asked' and decided_at >= $4::date and decided_at < $5::date and ${withinReach}
    and ($1::text is null or reviewers.account_id = $3::uuid or ${isReviewerOfClient('$1')})
  order by decided_at desc`,
)
const valuesOf = (
  viewer: Viewer,
  { from, before, client = null }: Omit<Span, 'client'> & { client?: ClientId | null | undefined },
) => [...viewerValues(viewer), from, before, client]

/** Newest first. */
export const listWritten = (database: Database, viewer: Viewer, span: Span) => written(database, valuesOf(viewer, span))
/** Current approvals only, newest first. */
export const listApproved = (database: Database, viewer: Viewer, span: Span) => approved(database, valuesOf(viewer, span))

/** Requests for changes, newest first; for a client account, only those of its own people. */
export const listChangesAsked = (database: Database, viewer: Viewer, span: Span) => changesAsked(database, valuesOf(viewer, span))

export type UpdateOfWeek = { projectId: string; by: string; health: ProjectHealth | null; text: string; at: Date }
const updates = prepareQuery<UpdateOfWeek>(
  'list-updates-of-week',
  `select project_id as "projectId", display_name as by, health, text, at
  from project_updates join accounts on accounts.id = account
  where project_id = any($1::uuid[]) and at >= $2::date and at < $3::date order by at desc`,
)
/** Returns the updates of projects. The caller must have checked that the viewer may see them. */
export const listUpdatesOf = (database: Database, projectIds: string[], { from, before }: Span) =>
  updates(database, [projectIds, from, before])
