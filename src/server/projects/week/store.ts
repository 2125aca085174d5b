import type { Rulings } from '#shared/brief.ts'
import type { ClientId } from '#shared/client-id.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import type { ProjectHealth } from '#shared/projects.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { isShown, ownGrant, viewerValues } from '#server/documents/shown-versions.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'

/** From the first day on, before the last. */
export type Span = { from: string; before: string; client: ClientId | undefined }

/** SQL: versions that the viewer is shown, of their own firm's projects where they are of a firm. */
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
  /** What was ruled in it and the versions before, where it was made of rulings. */
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
  `select ${version}, display_name as by, approved_at as at
  ${ofProjects} join approvals on approvals.version_id = versions.id join accounts on accounts.id = approved_by
  where approved_at >= $4::date and approved_at < $5::date and ${withinReach}
  order by approved_at desc`,
)
const valuesOf = (
  viewer: Viewer,
  { from, before, client = null }: Omit<Span, 'client'> & { client?: ClientId | null | undefined },
) => [...viewerValues(viewer), from, before, client]

/** Newest first. */
export const listWritten = (database: Database, viewer: Viewer, span: Span) => written(database, valuesOf(viewer, span))
/** Those that stand, newest first. */
export const listApproved = (database: Database, viewer: Viewer, span: Span) => approved(database, valuesOf(viewer, span))

export type UpdateOfWeek = { projectId: string; by: string; health: ProjectHealth | null; text: string; at: Date }
const updates = prepareQuery<UpdateOfWeek>(
  'list-updates-of-week',
  `select project_id as "projectId", display_name as by, health, text, at
  from project_updates join accounts on accounts.id = account
  where project_id = any($1::uuid[]) and at >= $2::date and at < $3::date order by at desc`,
)
/** What was said of projects that the caller has found shown to the viewer. */
export const listUpdatesOf = (database: Database, projectIds: string[], { from, before }: Span) =>
  updates(database, [projectIds, from, before])
