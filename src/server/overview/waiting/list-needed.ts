import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import { listAsked } from '#server/reviews/store.ts'
import { buildClientOverview } from '../build-client-overview.ts'
import { listAnswered, listDrafts, listOwnReviews } from './store.ts'

/**
 * Returns the ids of the documents that the viewer has to act on. Everybody: reviews asked of them. Staff: their documents that are neither
 * approved nor in review, or came back with changes or answers. Clients: documents with questions put to them.
 */
export async function listNeeded(database: Database, viewer: Viewer): Promise<string[]> {
  const own = isStaff(viewer) ? listNeededOfStaff(database, viewer) : listNeededOfClient(database, viewer)
  const [asked, others] = await Promise.all([listAsked(database, viewer), own])
  return [...new Set([...asked.map(({ documentId }) => documentId), ...others])]
}

async function listNeededOfStaff(database: Database, { accountId }: Viewer): Promise<string[]> {
  const [reviews, drafts, answered] = await Promise.all([
    listOwnReviews(database, accountId),
    listDrafts(database, accountId),
    listAnswered(database, accountId),
  ])
  const refused = reviews.filter(({ state }) => state === 'changes-asked')
  return [...refused, ...drafts, ...answered].map(({ documentId }) => documentId)
}

async function listNeededOfClient(database: Database, viewer: Viewer): Promise<string[]> {
  const client = { id: viewer.client!, name: '' }
  const { asked } = await buildClientOverview(database, viewer, { client, isPreview: false })
  return asked.map(({ document }) => document.id)
}
