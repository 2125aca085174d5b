import type { DocumentState } from '#shared/document-states.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Permitted } from '#server/documents/policy.ts'
import { type Document, findDocument } from '#server/documents/store.ts'
import type { Database } from '#server/platform/database.ts'
import { findOpenReview } from './store.ts'

/** Returns the state of a version for the viewer; a version is superseded once a newer one is approved. */
export async function findState(database: Database, viewer: Viewer, document: Permitted<'read', Document>): Promise<DocumentState> {
  const { id, version, status, approvedVersion } = document
  if (document.isArchived) return 'archived'
  if (status === 'Approved') {
    if (approvedVersion !== null && approvedVersion !== version) return 'superseded'
    return document.isPublished ? 'published' : 'approved'
  }
  const [current, open] = await Promise.all([findDocument(database, viewer, { id }), findOpenReview(database, document.versionId)])
  if (current?.version !== version) return 'superseded'
  return open === undefined ? 'draft' : 'in-review'
}
