import { firm } from '#shared/firm.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { PresentedEntry } from '#server/audit/store.ts'
import type { Permitted } from '#server/documents/policy.ts'
import { type Document, listVersions } from '#server/documents/store.ts'
import type { Database } from '#server/platform/database.ts'
import { linkOf } from './policy.ts'
import { listReviews, listShownReviewers } from './store.ts'

/** Actions on a visible version may be shown; with whom it is shared, and internal comments, may not. */
const ofVersions = new Set(['version-approved', 'approval-withdrawn', 'version-published', 'document-rolled-back'])
const ofReviews = new Set(['review-asked', 'review-decided', 'review-withdrawn'])

type Trail = { document: Permitted<'read', Document>; entries: PresentedEntry[] }

/**
 * The entries of a trail for people outside the firm: of the reviews, only those that they may see, and only the decisions of their own
 * people. An approval by others is shown in the name of the firm.
 */
export async function hideInternal(database: Database, viewer: Viewer, { document, entries }: Trail): Promise<PresentedEntry[]> {
  const reviews = (await listReviews(database, viewer, document.id)).map(({ id }) => id)
  const [versions, reviewers] = await Promise.all([
    listVersions(database, viewer, document),
    listShownReviewers(database, viewer, reviews),
  ])
  const shown = new Set(versions.map(({ number }) => number))
  const isShownReviewer = ({ actor }: PresentedEntry) =>
    reviewers.some(({ decidedBy, email }) => actor === decidedBy || actor === linkOf({ email }))
  const isShown = (entry: PresentedEntry) => {
    const { action, details } = entry
    if (!shown.has(String(details['number']))) return false
    if (!ofReviews.has(action)) return ofVersions.has(action)
    return reviews.includes(String(details['reviewId'])) && (action !== 'review-decided' || isShownReviewer(entry))
  }
  const nameFirm = (entry: PresentedEntry): PresentedEntry => {
    const isOfFirm = entry.action === 'version-approved' && (entry.isOfStaff || entry.actor.startsWith(linkOf({ email: '' })))
    return isOfFirm && !isShownReviewer(entry) ? { ...entry, who: firm.name, actor: firm.name } : entry
  }
  return entries.filter(isShown).map(nameFirm)
}
