import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { dayLength } from '#shared/calendar.ts'
import { AppError } from '#shared/errors.ts'
import { refuseOutsideReviewers } from '#server/accounts/client-rights/policy.ts'
import { isStaff, usernameKey, type Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Permitted } from '#server/documents/policy.ts'
import { type Document, findDocument } from '#server/documents/store.ts'
import { lockDocument } from '#server/documents/versions/store.ts'
import type { Database } from '#server/platform/database.ts'
import { retryEmail, enqueueEmail } from '#server/mail/enqueue-email.ts'
import { createSeal, type Seal } from '#server/platform/seal.ts'
import { emailKey } from '#server/sharing/policy.ts'
import { hashLink, linkPurpose, type SharingServices } from '#server/sharing/share-document.ts'
import { findLetterOf, listSealedReviewers, putSealedReviewer } from './letters/store.ts'
import { mostDays, personKey } from './policy.ts'
import { type Askable, listAskable } from './askable/store.ts'
import { addReview, addReviewers, type FoundReview, type NewReviewer } from './store.ts'
import { writeRequest } from './write-request.ts'

type Person = { address: string; name: string }
type Request = {
  viewer: Viewer
  /** The document in the version under review. */
  document: Permitted<'share', Document>
  contentHash: string
  people: Person[]
  dueOn: string | null
  note: string
}

/** The place that a reviewer's token is sealed for; copied to another row, it cannot be opened. */
export const placeOf = (reviewId: string, key: string) => `reviewers/${reviewId}/${key}`

/** The address for a reviewer: without an account, a page of their own. */
export const addressOf = (base: string, { id, version }: Pick<Document, 'id' | 'version'>, token: string | null) =>
  token === null ? `${base}/documents/${id}?version=${version}&panel=review` : `${base}/reviewing/${token}`

/**
 * Asks people to review the current version. Those with an account see it there from now on, even if it is not published; others decide by
 * a link. If a mail server is set up, each gets an email. Returns the review's id, and whether emails were queued.
 */
export async function askReview(services: SharingServices, request: Request): Promise<{ id: string; isPosted: boolean }> {
  const { database, linkSeal } = services
  const { viewer, document, contentHash, dueOn, note } = request
  checkDay(dueOn)
  const people = await findPeople(database, request)
  if (people.some(({ accountId }) => accountId === null)) refuseOutsideReviewers(viewer)
  return database.transaction().execute(async (transaction) => {
    await lockDocument(transaction, document)
    const current = await findDocument(transaction, viewer, { id: document.id })
    if (current?.versionId !== document.versionId) throw notCurrent(document.version, current?.version)
    if (current.status === 'Approved') refuseUnlessForClient(viewer, document, people)
    const asked = { versionId: document.versionId, contentHash, askedBy: viewer.accountId, note, dueOn }
    const review = await addReview(transaction, asked)
    if (!review) throw new AppError('conflict', `Version ${document.version} is under review already.`)
    const asking = people.map((person) => withLink(person, review.id, linkSeal))
    const reviewers: NewReviewer[] = []
    for (const { token, isStaff: _, ...person } of asking)
      reviewers.push({ ...person, letterId: (await post(transaction, services, { request, person, token })) ?? null })
    await addReviewers(transaction, review.id, reviewers)
    const details = { documentId: document.id, number: document.version, contentHash, people: people.length, dueOn }
    await recordAudit(transaction, {
      actor: viewer.accountId,
      action: 'review-asked',
      subject: document.versionId,
      details: { ...details, reviewId: review.id },
    })
    return { id: review.id, isPosted: reviewers.some(({ letterId }) => letterId !== null) }
  })
}

type Posted = { request: Request; person: Omit<Found, 'isStaff'>; token: string | null }

/** Sends an email to each reviewer, except the person who asks and accounts without an address. */
function post(transaction: Database, services: SharingServices, { request, person, token }: Posted) {
  const { viewer, document, note, dueOn } = request
  if (person.email === '' || person.accountId === viewer.accountId) return Promise.resolve(undefined)
  const told = { title: document.title, type: document.type, clientName: document.clientName }
  const isByLink = token !== null
  const asking = { document: told, version: document.version, asker: viewer.displayName, name: person.name, note, dueOn, isByLink }
  const link = addressOf(services.publicUrl ?? '', document, token)
  const letter = { to: person.email, ...writeRequest(asking), link, writtenBy: viewer.accountId, documentId: document.id }
  return enqueueEmail(transaction, services, letter)
}

/** Queues the email to a reviewer again after it failed. */
export const askAgain = (services: SharingServices, { viewer, review, to }: { viewer: Viewer; review: FoundReview; to: string }) =>
  services.database.transaction().execute(async (transaction) => {
    const id = await findLetterOf(transaction, review.id, to)
    return id !== undefined && (await retryEmail(transaction, services, { id, writtenBy: viewer.accountId }))
  })

/** Staff may ask the client's people to approve what the firm has approved; its own approval is not asked for twice. */
function refuseUnlessForClient(viewer: Viewer, { version }: Document, people: Found[]) {
  if (isStaff(viewer) && people.every((person) => !person.isStaff)) return
  throw new AppError('conflict', `Version ${version} is approved already.`, {
    ...(isStaff(viewer) && { details: 'Ask only people of the client to approve it as well.' }),
  })
}

const notCurrent = (asked: string, current: string | undefined) =>
  new AppError('conflict', `Version ${asked} is not the current one.`, {
    details: `Ask for a review of version ${current} instead.`,
  })

function checkDay(dueOn: string | null) {
  if (dueOn === null) return
  const days = (Date.parse(dueOn) - Date.now()) / dayLength
  // Allows for time zones: the date may already have begun elsewhere.
  if (days < -2 || days > mostDays)
    throw new AppError('invalid-input', 'The day has to be within the year ahead.', { details: 'Choose another day, or none.' })
}

type Found = Omit<NewReviewer, 'tokenHash' | 'sealedToken' | 'letterId'> & { isStaff: boolean }

async function findPeople(database: Database, { viewer, document, people }: Request): Promise<Found[]> {
  // Client accounts do not see a list of staff, but can ask a member of staff by the exact email address.
  const all = await listAskable(database, { client: document.client, isWithStaff: true })
  const askable = isStaff(viewer) ? all : all.map((one) => (one.client === null ? { ...one, username: '' } : one))
  const found = new Map<string, Found>()
  for (const person of people) {
    const one = findPerson(person, askable)
    found.set(one.personKey, one)
  }
  return [...found.values()]
}

function findPerson({ address, name }: Person, askable: Askable[]): Found {
  const key = emailKey(address)
  const account = askable.find(({ username, email }) => usernameKey(username) === usernameKey(address) || emailKey(email) === key)
  if (account) {
    const { accountId, email, displayName } = account
    return { personKey: personKey(account), accountId, email, name: displayName, isStaff: isStaff(account) }
  }
  if (!z.email().safeParse(address).success)
    throw new AppError('invalid-input', `There is no account “${address}” that can be asked.`, {
      details: 'Give their email address instead.',
    })
  return { personKey: key, accountId: null, email: address, name: name || address, isStaff: false }
}

function withLink(person: Found, reviewId: string, seal: Seal) {
  if (person.accountId !== null) return { ...person, token: null, tokenHash: null, sealedToken: null }
  const token = randomBytes(32).toString('base64url')
  return { ...person, token, tokenHash: hashLink(token), sealedToken: seal.close(token, placeOf(reviewId, person.personKey)) }
}

/** Seals the links of reviewers with a new key of the deployment. Returns their number; one that cannot be opened is left as it is. */
export async function resealReviewers(transaction: Database, { from, to }: { from: string; to: string }): Promise<number> {
  const [old, next] = [createSeal(from, linkPurpose), createSeal(to, linkPurpose)]
  let count = 0
  for (const { reviewId, personKey, sealedToken } of await listSealedReviewers(transaction)) {
    const place = placeOf(reviewId, personKey)
    const token = old.open(sealedToken!, place)
    if (token === undefined) continue
    await putSealedReviewer(transaction, { reviewId, personKey, sealedToken: next.close(token, place) })
    count++
  }
  return count
}
