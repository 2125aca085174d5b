import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#shared/errors.ts'
import { usernameKey, type Viewer } from '#server/accounts/policy.ts'
import { recordAudit } from '#server/audit/store.ts'
import type { Permitted } from '#server/documents/policy.ts'
import { type Document, findDocument } from '#server/documents/store.ts'
import { lockDocument } from '#server/documents/versions/store.ts'
import type { Database } from '#server/platform/database.ts'
import { createSeal, type Seal } from '#server/platform/seal.ts'
import { emailKey } from '#server/sharing/policy.ts'
import { hashLink, linkPurpose } from '#server/sharing/share-document.ts'
import { mostDays, personKey } from './policy.ts'
import {
  addReview,
  addReviewers,
  type Askable,
  listAskable,
  listSealedReviewers,
  type NewReviewer,
  putSealedReviewer,
} from './store.ts'

type Person = { address: string; name: string }
type Request = {
  viewer: Viewer
  /** In the version that is asked about. */
  document: Permitted<'share', Document>
  contentHash: string
  people: Person[]
  dueOn: string | null
  note: string
}
type Services = { database: Database; linkSeal: Seal }

/** Where a reviewer's token is sealed; in another row it does not open. */
export const placeOf = (reviewId: string, key: string) => `reviewers/${reviewId}/${key}`

/** Asks people about the current version; whoever has no account that sees it decides by a link. Answers the review's id. */
export async function askReview({ database, linkSeal }: Services, request: Request): Promise<string> {
  const { viewer, document, contentHash, dueOn, note } = request
  checkDay(dueOn)
  const people = await findPeople(database, request)
  return database.transaction().execute(async (transaction) => {
    await lockDocument(transaction, document)
    const current = await findDocument(transaction, viewer, { id: document.id })
    if (current?.versionId !== document.versionId) throw notCurrent(document.version, current?.version)
    if (current.status === 'Approved') throw new AppError('conflict', `Version ${document.version} is approved already.`)
    const asked = { versionId: document.versionId, contentHash, askedBy: viewer.accountId, note, dueOn }
    const review = await addReview(transaction, asked)
    if (!review) throw new AppError('conflict', `Version ${document.version} is under review already.`)
    await addReviewers(
      transaction,
      review.id,
      people.map((person) => withLink(person, review.id, linkSeal)),
    )
    const details = { documentId: document.id, number: document.version, contentHash, people: people.length, dueOn }
    await recordAudit(transaction, {
      actor: viewer.accountId,
      action: 'review-asked',
      subject: document.versionId,
      details: { ...details, reviewId: review.id },
    })
    return review.id
  })
}

const notCurrent = (asked: string, current: string | undefined) =>
  new AppError('conflict', `Version ${asked} is not the current one.`, {
    details: `Ask for a review of version ${current} instead.`,
  })

function checkDay(dueOn: string | null) {
  if (dueOn === null) return
  const days = (Date.parse(dueOn) - Date.now()) / 86_400_000
  // The day that has begun anywhere is still a day to come.
  if (days < -2 || days > mostDays)
    throw new AppError('invalid-input', 'The day has to be within the year ahead.', { details: 'Choose another day, or none.' })
}

type Found = Omit<NewReviewer, 'tokenHash' | 'sealedToken'>

async function findPeople(database: Database, { viewer, document, people }: Request): Promise<Found[]> {
  const askable = await listAskable(database, viewer, document.client)
  const found = new Map<string, Found>()
  for (const person of people) {
    const one = await findPerson(database, { person, document, askable })
    found.set(one.personKey, one)
  }
  return [...found.values()]
}

type Finding = { person: Person; document: Document; askable: Askable[] }

async function findPerson(database: Database, { person: { address, name }, document, askable }: Finding): Promise<Found> {
  const key = emailKey(address)
  const named = askable.filter(({ username, email }) => usernameKey(username) === usernameKey(address) || emailKey(email) === key)
  for (const account of named)
    if (await seesVersion(database, account, document)) {
      const { accountId, email, displayName } = account
      return { personKey: personKey(account), accountId, email, name: displayName }
    }
  if (!z.email().safeParse(address).success)
    throw new AppError('invalid-input', `Nobody named “${address}” sees version ${document.version}.`, {
      details: 'Give their email address, or publish the version first.',
    })
  return { personKey: key, accountId: null, email: address, name: name || address }
}

const seesVersion = async (database: Database, account: Viewer, { id, versionId }: Document) =>
  (await findDocument(database, account, { id, versionId }))?.versionId === versionId

function withLink(person: Found, reviewId: string, seal: Seal): NewReviewer {
  if (person.accountId !== null) return { ...person, tokenHash: null, sealedToken: null }
  const token = randomBytes(32).toString('base64url')
  return { ...person, tokenHash: hashLink(token), sealedToken: seal.close(token, placeOf(reviewId, person.personKey)) }
}

/** Seals the links of reviewers with another key of the deployment. Answers how many; one that does not open stays closed. */
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
