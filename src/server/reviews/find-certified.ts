import { AppError } from '#shared/errors.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import type { Permitted } from '#server/documents/policy.ts'
import { type Document, getVersion } from '#server/documents/store.ts'
import { listAuditOf } from '#server/audit/store.ts'
import type { Database } from '#server/platform/database.ts'
import { documentTypes } from '#shared/document-types.ts'
import { buildCertificate } from './build-certificate.ts'
import { hideInternal } from './hide-internal.ts'
import { presentOutside } from './present-outside.ts'
import { listSigners } from './signers/store.ts'
import { listReviews } from './store.ts'

const certifiedActions = new Set(['review-asked', 'review-decided', 'version-approved'])

/** Returns the certificate of a version's approval, and its time; throws if there is no approval that is not withdrawn. */
export async function findCertificate(database: Database, viewer: Viewer, document: Permitted<'read', Document>) {
  const { number, contentHash, writer, createdAt, approvedAt } = await getVersion(database, document)
  if (approvedAt === null)
    throw new AppError('conflict', `Version ${number} is not approved.`, { details: 'There is nothing to certify yet.' })
  const [signers, all, reviews] = await Promise.all([
    listSigners(database, document.versionId),
    listAuditOf(database, document.id),
    listReviews(database, viewer, document.id),
  ])
  const ofVersion = all.filter(({ action, details }) => certifiedActions.has(action) && details['number'] === number)
  // Earlier approvals were withdrawn; later entries belong to this one if the client approved the version as well.
  const last = ofVersion.findLastIndex(({ action }) => action === 'version-approved')
  const reviewId = ofVersion[last]?.details['reviewId']
  const isOfLater = (id: unknown) => reviews.some((review) => review.id === id && review.state === 'approved')
  const certified = ofVersion.filter(
    ({ details: { reviewId: id } }, index) => index === last || (id && id === reviewId) || (index > last && isOfLater(id)),
  )
  const entries = isStaff(viewer) ? certified : await hideInternal(database, viewer, { document, entries: certified })
  const { id, title, type, clientName, project } = document
  const content = buildCertificate({
    document: { id, title, type: documentTypes[type].label, clientName, project },
    version: { number, contentHash, writer, createdAt, approvedAt },
    signers: isStaff(viewer) ? signers : presentOutside(signers),
    entries,
  })
  return { content, number, approvedAt }
}
