import { type ColumnType, type Generated, sql } from 'kysely'
import type { Decision, ReviewState } from '#shared/api/reviews.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { isStaff, type Viewer } from '#server/accounts/policy.ts'
import { isAskedViewer, isShown, ownGrant, viewerValues } from '#server/documents/shown-versions.ts'
import { isReviewerOfClient } from '#server/documents/shown-approvers.ts'
import type { EmailState } from '#server/mail/store.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import { sharedFor } from '#server/sharing/policy.ts'
import { listLimit } from './policy.ts'

type Tables = {
  reviews: {
    id: Generated<string>
    version_id: string
    content_hash: string
    asked_by: string
    asked_at: ColumnType<Date, undefined, never>
    note: string
    due_on: string | null
    state: Generated<ReviewState>
    closed_at: Date | null
  }
  reviewers: {
    review_id: string
    person_key: string
    account_id: string | null
    email: string
    name: string
    decision: Decision | null
    reason: Generated<string>
    decided_hash: string | null
    decided_at: Date | null
    decided_by: string | null
    seen_at: Date | null
    token_hash: Buffer | null
    sealed_token: Buffer | null
    letter_id: string | null
  }
  letters: { id: string; state: EmailState; error: string | null }
}
const own = (database: Database) => database.withTables<Tables>()
const now = sql<Date>`clock_timestamp()`

export type FoundReview = {
  id: string
  documentId: string
  versionId: string
  number: string
  contentHash: string
  askedBy: string
  askerId: string
  askedAt: Date
  note: string
  dueOn: string | null
  state: ReviewState
  closedAt: Date | null
}
export type FoundReviewer = {
  reviewId: string
  personKey: string
  accountId: string | null
  email: string
  name: string
  decision: Decision | null
  reason: string
  decidedAt: Date | null
  /** The account that decided; null for a decision by a link. */
  decidedBy: string | null
  seenAt: Date | null
  sealedToken: Buffer | null
  /** Null if no email was sent to them. */
  letterState: EmailState | null
  letterError: string | null
}

const columns = `reviews.id, versions.document_id as "documentId", versions.id as "versionId", versions.number,
    reviews.content_hash as "contentHash", askers.display_name as "askedBy", askers.id as "askerId", asked_at as "askedAt", note,
    due_on::text as "dueOn", reviews.state, closed_at as "closedAt"`
const joined = 'join reviews on reviews.version_id = versions.id join accounts askers on askers.id = asked_by'
/** SQL: true if the viewer may see who a row of `reviewers` is: staff may, others themselves and people of their own client. */
const isReviewerShown = `($1::text is null or ${isAskedViewer} or ${isReviewerOfClient('$1')})`
/** SQL: true if the viewer may know of a review: outside the firm, if their own client asked for it or is asked in it. */
const isAddressed = `($1::text is null or askers.client = $1
    or exists (select from reviewers where reviewers.review_id = reviews.id and ${isReviewerShown}))`
const ofVersions = `
  select ${columns} from documents join versions on versions.document_id = documents.id ${ownGrant} ${joined}
  where ${isShown} and ${isAddressed}`
const listOfDocument = prepareQuery<FoundReview>(
  'list-reviews',
  `${ofVersions} and documents.id = $4 order by asked_at desc limit ${listLimit}`,
)
const findSeen = prepareQuery<FoundReview>('find-review', `${ofVersions} and reviews.id = $4`)
const isAsked = `exists (select from reviewers where reviewers.review_id = reviews.id and decision is null
    and ${isAskedViewer})`
const named = `coalesce(documents.name, versions.title) as title, documents.type,
    coalesce((select name from clients where clients.id = documents.client), documents.client) as "clientName"`
const listUndecided = prepareQuery<FoundReview & { title: string; type: DocumentTypeId; clientName: string }>(
  'list-undecided-reviews',
  `${ofVersions.replace(columns, `${columns}, ${named}`)} and reviews.state = 'open' and ${isAsked}
  order by due_on nulls last, asked_at limit ${listLimit}`,
)

/** Reviews that the viewer may know of, of versions visible to them, newest first. */
export const listReviews = (database: Database, viewer: Viewer, documentId: string) =>
  listOfDocument(database, [...viewerValues(viewer), documentId])

export const findReview = async (database: Database, viewer: Viewer, id: string): Promise<FoundReview | undefined> =>
  (await findSeen(database, [...viewerValues(viewer), id]))[0]

/** Open reviews in which the viewer has not decided yet. */
export const listAsked = (database: Database, viewer: Viewer) => listUndecided(database, viewerValues(viewer))

/** In the order of their decisions, then by name. */
export const listReviewers = (database: Database, reviewIds: string[]): Promise<FoundReviewer[]> =>
  own(database)
    .selectFrom('reviewers')
    .leftJoin('letters', 'letters.id', 'letter_id')
    .select(['review_id as reviewId', 'person_key as personKey', 'account_id as accountId', 'email', 'name', 'decision'])
    .select(['reason', 'decided_at as decidedAt', 'decided_by as decidedBy', 'seen_at as seenAt', 'sealed_token as sealedToken'])
    .select(['letters.state as letterState', 'letters.error as letterError'])
    .where('review_id', 'in', [...reviewIds, '00000000-0000-0000-0000-000000000000'])
    .orderBy('decided_at', (order) => order.nullsLast())
    .orderBy('name')
    .execute()

const shownReviewers = prepareQuery<{ reviewId: string; personKey: string }>(
  'list-shown-reviewers',
  `select review_id as "reviewId", person_key as "personKey"
  from reviewers join reviews on reviews.id = review_id join accounts askers on askers.id = asked_by
  where review_id = any($4::uuid[]) and (askers.client = $1 or ${isReviewerShown})`,
)
/** The reviewers that the viewer may see, in the same order. */
export async function listShownReviewers(database: Database, viewer: Viewer, reviewIds: string[]): Promise<FoundReviewer[]> {
  const [all, shown] = await Promise.all([
    listReviewers(database, reviewIds),
    shownReviewers(database, [...viewerValues(viewer), reviewIds]),
  ])
  const isListed = (one: FoundReviewer) => shown.some((row) => row.reviewId === one.reviewId && row.personKey === one.personKey)
  return isStaff(viewer) ? all : all.filter(isListed)
}

const inReview = prepareQuery<{ id: string }>('find-open-review', `select id from reviews where version_id = $1 and state = 'open'`)
/** The id of the open review of a version, of any people. */
export const findOpenReview = async (database: Database, versionId: string): Promise<string | undefined> =>
  (await inReview(database, [versionId]))[0]?.id

/** A link is valid as long as a share, or until the due date if that is later; it ends if the review is withdrawn. */
const isLive = `reviews.state <> 'withdrawn'
    and greatest(asked_at + make_interval(days => ${sharedFor}), (due_on + 1)::timestamptz) > now()`
const findByToken = prepareQuery<FoundReview & { personKey: string }>(
  'find-review-of-link',
  `select ${columns}, person_key as "personKey" from reviewers join reviews on reviews.id = review_id
    join versions on versions.id = version_id join accounts askers on askers.id = asked_by
  where token_hash = $1 and ${isLive}`,
)

export const findReviewOfLink = async (database: Database, tokenHash: Buffer) => (await findByToken(database, [tokenHash]))[0]

export type NewReview = { versionId: string; contentHash: string; askedBy: string; note: string; dueOn: string | null }

/** Returns its id; undefined if the version already has an open review. */
export const addReview = (transaction: Database, { versionId, contentHash, askedBy, note, dueOn }: NewReview) =>
  own(transaction)
    .insertInto('reviews')
    .values({ version_id: versionId, content_hash: contentHash, asked_by: askedBy, note, due_on: dueOn })
    .onConflict((conflict) => conflict.column('version_id').where('state', '=', 'open').doNothing())
    .returning('id')
    .executeTakeFirst()

export type NewReviewer = Pick<FoundReviewer, 'personKey' | 'accountId' | 'email' | 'name' | 'sealedToken'> & {
  tokenHash: Buffer | null
  letterId: string | null
}

export const addReviewers = (transaction: Database, reviewId: string, people: NewReviewer[]) =>
  own(transaction)
    .insertInto('reviewers')
    .values(
      people.map(({ personKey, accountId, email, name, tokenHash, sealedToken, letterId }) => ({
        review_id: reviewId,
        person_key: personKey,
        account_id: accountId,
        email,
        name,
        token_hash: tokenHash,
        sealed_token: sealedToken,
        letter_id: letterId,
      })),
    )
    .execute()

/** Needs a transaction that has locked the document, so that decisions run one after the other. */
export const getState = async (transaction: Database, id: string): Promise<ReviewState> =>
  (await own(transaction).selectFrom('reviews').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

export type Deciding = {
  reviewId: string
  personKey: string
  decision: Decision
  reason: string
  hash: string
  accountId: string | null
}

/** Returns true if it was not decided yet. */
export async function putDecision(transaction: Database, asked: Deciding): Promise<boolean> {
  const { decision, reason, hash: decided_hash, accountId: decided_by } = asked
  const done = await own(transaction)
    .updateTable('reviewers')
    .set({ decision, reason, decided_hash, decided_by, decided_at: now, seen_at: sql`coalesce(seen_at, clock_timestamp())` })
    .where((row) => row.and({ review_id: asked.reviewId, person_key: asked.personKey }))
    .where('decision', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Returns true if it was open. */
export async function closeReview(transaction: Database, id: string, state: ReviewState): Promise<boolean> {
  const closed = await own(transaction)
    .updateTable('reviews')
    .set({ state, closed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return closed.numUpdatedRows > 0n
}

export const markSeen = (database: Database, reviewId: string, personKey: string) =>
  own(database)
    .updateTable('reviewers')
    .set({ seen_at: now })
    .where((row) => row.and({ review_id: reviewId, person_key: personKey }))
    .where('seen_at', 'is', null)
    .where('decision', 'is', null)
    .execute()
