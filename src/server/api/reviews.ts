import type { reviewsApi } from '#shared/api/reviews.ts'
import { formats } from '#shared/formats.ts'
import { AppError } from '#shared/errors.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import { recordAlone } from '#server/audit/store.ts'
import { recordGuest } from '#server/sharing/record-guest.ts'
import { permit, type Permitted, rightsOf } from '#server/documents/policy.ts'
import {
  type Document,
  findDocument,
  findSharedDocument,
  getDocumentAt,
  getVersion,
  listVersions,
} from '#server/documents/store.ts'
import type { Handlers } from '#server/platform/serving/call.ts'
import type { RenderRequest } from '#server/exports/create-exports.ts'
import type { RenderSettings } from '#server/render/renderer.ts'
import { askAgain, askReview } from '#server/reviews/ask-review.ts'
import { decideReview, withdrawReview } from '#server/reviews/decide-review.ts'
import { findCertificate } from '#server/reviews/find-certified.ts'
import { findLinkedReview } from '#server/reviews/find-linked-review.ts'
import { listTrail, trailAsCsv, trailAsJson } from '#server/reviews/list-trail.ts'
import { isReviewerOf } from '#server/reviews/policy.ts'
import { listAskable } from '#server/reviews/askable/store.ts'
import {
  findOpenReview,
  findReview,
  type FoundReview,
  listAsked,
  listReviewers,
  listReviews,
  listShownReviewers,
  markSeen,
} from '#server/reviews/store.ts'
import { makeDownload } from './present-document.ts'
import { presentApprovals, presentAsked, presentReview, stateOf } from './present-review.ts'
import { drawPicture, presentPrinted, type Services as SharingServices } from './shared.ts'

export type ReviewsContext = SharingServices & {
  render(request: RenderRequest): Promise<Uint8Array>
  renderSettings: RenderSettings
}
type Readable = Permitted<'read', Document>

/** The person who opens a reviewer's link is not known; the entry names the review as well. */
const reviewerByLink = 'reviewer by link'

export const reviewHandlers: Handlers<typeof reviewsApi, Viewer, ReviewsContext> = {
  list: async ({ input, viewer, origin }, context) => {
    const document = await read(context, viewer, input)
    const { database } = context
    const [reviews, open, { contentHash }, versions] = await Promise.all([
      listReviews(database, viewer, document.id),
      findOpenReview(database, document.versionId),
      getVersion(database, document),
      listVersions(database, viewer, document),
    ])
    const mayAsk = mayAskFor(viewer, document)
    const around = { context, viewer, document, origin, mayAsk }
    const reviewers = await listShownReviewers(
      database,
      viewer,
      reviews.map(({ id }) => id),
    )
    const presented = reviews.map((review) =>
      presentReview(review, { ...around, reviewers: reviewers.filter(({ reviewId }) => reviewId === review.id) }),
    )
    return {
      version: document.version,
      contentHash,
      state: stateOf(document, { reviews: presented, isInReview: open !== undefined }),
      reviews: presented,
      approvals: versions.flatMap(presentApprovals),
      mayAsk,
      people: mayAsk ? await listPeople(context, viewer, document) : [],
    }
  },

  ask: async ({ input: { people, dueOn, note, ...asked }, viewer }, context) => {
    const readable = await read(context, viewer, asked)
    const document = permit('share', viewer, permit('approve', viewer, readable))
    const { contentHash } = await getVersion(context.database, readable)
    return { success: true, ...(await askReview(context, { viewer, document, contentHash, people, dueOn, note })) }
  },

  sendAgain: async ({ input: { id, to }, viewer }, context) => {
    const review = await findSeen(context, viewer, id)
    if (!(await askAgain(context, { viewer, review, to })))
      throw new AppError('not-found', 'None of your emails to this address failed.')
    return { success: true }
  },

  asked: async ({ viewer }, { database }) => ({
    reviews: (await listAsked(database, viewer)).map(({ id, documentId, title, number: version, askedBy, dueOn }) => {
      return { id, documentId, title, version, askedBy, dueOn }
    }),
  }),

  decide: async ({ input: { id, ...decided }, viewer }, { database }) => {
    const review = await findSeen({ database }, viewer, id)
    const reviewer = (await listReviewers(database, [id])).find((one) => isReviewerOf(viewer, one))
    if (!reviewer) throw new AppError('not-allowed', 'You were not asked to review this.')
    return { success: true, state: await decideReview(database, { review, reviewer, viewer, ...decided }) }
  },

  withdraw: async ({ input: { id }, viewer }, { database }) => {
    const review = await findSeen({ database }, viewer, id)
    if (review.askerId !== viewer.accountId)
      throw new AppError('not-allowed', 'Only the person who asked for a review can withdraw it.')
    await withdrawReview(database, viewer, review)
    return { success: true }
  },

  certificate: async ({ input: { format, ...asked }, viewer, address }, context) => {
    const document = await read(context, viewer, asked)
    const { content, number, approvedAt } = await findCertificate(context.database, viewer, document)
    const edition = { content, version: number, createdAt: approvedAt.toISOString(), status: 'Approved' } as const
    const bytes = await context.render({
      format,
      edition: { ...edition, content: JSON.stringify(edition.content) },
      settings: context.renderSettings,
    })
    const details = { format, address }
    await recordAlone(context.database, {
      actor: viewer.accountId,
      action: 'certificate-downloaded',
      subject: document.versionId,
      details,
    })
    return { bytes, filename: `certificate-${number}.${format}`, mediaType: formats[format].mediaType }
  },

  trail: async ({ input: { id, format }, viewer, address }, { database }) => {
    const document = permit('read', viewer, await findDocument(database, viewer, { id }))
    const entries = await listTrail(database, viewer, document)
    const text = format === 'csv' ? trailAsCsv(entries) : trailAsJson(document, entries)
    const details = { format, address }
    await recordAlone(database, { actor: viewer.accountId, action: 'trail-downloaded', subject: id, details })
    const mediaType = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8'
    return { bytes: Buffer.from(text), filename: `trail.${format}`, mediaType }
  },

  open: async ({ input: { token }, address }, context) => {
    const { review, reviewer, document } = await readLinked(context, token, address)
    const details = { address, versionId: document.versionId }
    await recordGuest(context.database, review.id, { actor: reviewerByLink, action: 'link-opened', subject: review.id, details })
    await markSeen(context.database, review.id, reviewer.personKey)
    const mayNothing = { mayShare: false, approvedVersion: null, mayPublish: false, outOfDate: null }
    return {
      document: { ...(await presentPrinted(context, document)), ...mayNothing },
      review: presentAsked(review, reviewer),
    }
  },

  openPicture: async ({ input: { token, block }, address }, context) =>
    drawPicture(context, (await readLinked(context, token, address)).document, block),

  openFile: async ({ input: { token, format }, address }, context) => {
    const { document, review } = await readLinked(context, token, address)
    return makeDownload(context, document, { format, reader: { actor: reviewerByLink, address, grant: review.id } })
  },

  openDecide: async ({ input: { token, ...decided }, address }, context) => {
    const { review, reviewer } = await readLinked(context, token, address)
    return { success: true, state: await decideReview(context.database, { review, reviewer, viewer: null, ...decided }) }
  },
}

type Asked = { id: string; version?: string | undefined }

async function read({ database }: Pick<ReviewsContext, 'database'>, viewer: Viewer, { id, version }: Asked): Promise<Readable> {
  const document = permit('read', viewer, await findDocument(database, viewer, { id }))
  return getDocumentAt(database, viewer, { document, number: version })
}

/** Finds a review of a version that the viewer may read; a hidden one looks as if it did not exist. */
async function findSeen({ database }: Pick<ReviewsContext, 'database'>, viewer: Viewer, id: string): Promise<FoundReview> {
  const review = await findReview(database, viewer, id)
  if (!review) throw new AppError('not-found', 'This review does not exist, or you may not see it.')
  return review
}

/** With a reviewer's link, only the version under review can be read. */
async function readLinked({ database }: ReviewsContext, token: string, address: string) {
  const { review, reviewer } = await findLinkedReview(database, token, address)
  const { documentId, versionId } = review
  const document = permit(
    'read',
    null,
    await findSharedDocument(database, { documentId, versionId, role: 'reader', grantId: review.id }),
  )
  return { review, reviewer, document }
}

/** A review that everyone approves becomes an approval, so accounts that may not approve may not ask for a review either. */
const mayAskFor = (viewer: Viewer, document: Document) => rightsOf(viewer, document).share && rightsOf(viewer, document).approve

async function listPeople({ database }: ReviewsContext, viewer: Viewer, document: Readable) {
  const accounts = await listAskable(database, { client: document.client, isWithStaff: isStaff(viewer) })
  return accounts
    .filter((account) => account.accountId !== viewer.accountId)
    .map((account) => ({ address: account.email || account.username, name: account.displayName, isStaff: isStaff(account) }))
}
