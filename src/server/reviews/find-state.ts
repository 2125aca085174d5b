import type { DocumentState } from '#shared/document-states.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Permitted } from '#server/documents/policy.ts'
import { type Document, findDocument } from '#server/documents/store.ts'
import type { Database } from '#server/platform/database.ts'
import { listReviews } from './store.ts'

/** Returns the state of a version for the viewer; a version is superseded once a newer one is approved. */
export async function findState(database: Database, viewer: Viewer, document: Permitted<'read', Document>): Promise<DocumentState> {
  const { id, version, status, approvedVersion } = document
  if (document.isArchived) return 'archived'
  if (status === 'Approved') {
    if (approvedVersion !== null && approvedVersion !== version) return 'superseded'
    return document.isPublished ? 'published' : 'approved'
  }
  const [current, reviews] = await Promise.all([findDocument(database, viewer, { id }), listReviews(database, viewer, id)])
  if (current?.version !== version) return 'superseded'
  return reviews.some((review) => review.number === version && review.state === 'open') ? 'in-review' : 'draft'
}
