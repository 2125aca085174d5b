import { sql } from 'kysely'
import type { Notification, notifiedVerbs } from '#shared/api/notifications.ts'
import type { ClientId } from '#shared/client-id.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { eventVerb } from '#server/activity/event-verb.ts'
import type { Activity } from '#server/activity/store.ts'
import { isReviewerOfClient, nameOutside } from '#server/documents/shown-approvers.ts'
import { isShown, isShownToFirm, ownGrant, viewerValues } from '#server/documents/shown-versions.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import { askingVerbs, usualChoices } from './policy.ts'

type Verb = (typeof notifiedVerbs)[number]
export type Found = Omit<Notification, 'at'> & { number: number; at: Date }

/** Maximum number of rows in a list. */
const listLimit = 100

/** SQL: true if the people of a client may learn of an activity: of the decisions on a review, only those of their own people. */
const isEventShown = (client: string) => `(activity.verb <> 'review-decided' or exists (
    select from reviewers join reviews on reviews.id = review_id join accounts askers on askers.id = asked_by
    where reviews.id = (activity.details ->> 'reviewId')::uuid and (askers.client = ${client}
      or (activity.actor in (decided_by::text, 'link of ' || reviewers.email) and ${isReviewerOfClient(client)}))))`

/** SQL: notifications with their events, if the viewer may see that version today. */
const shownNow = `
  from notifications join documents on documents.id = notifications.document_id
    join versions on versions.id = notifications.version_id ${ownGrant}
    join activity on audit_id = activity_id left join clients on clients.id = documents.client
    left join accounts actors on actors.id::text = activity.actor
  where notifications.account_id = $3::uuid and ${isShown} and ($1::text is null or ${isEventShown('$1')})`
const told = `notifications.id, notifications.number::int as number, ${eventVerb} as verb, coalesce(case when $1::text is not null and verb = 'version-approved' then ${nameOutside('actors')} else actors.display_name end, 'Somebody') as who,
  documents.id as "documentId", documents.type, versions.title, versions.number as version, coalesce(clients.name, documents.client) as "clientName",
  notifications.at, read_at is not null as "isRead"`
const newest = prepareQuery<Found>('list-notifications', `select ${told} ${shownNow} order by notifications.number desc limit $4`)
const unread = prepareQuery<{ count: number }>(
  'count-unread-notifications',
  `select count(*)::int as count ${shownNow} and read_at is null`,
)
/** SQL: true for an activity that is a request, which is sent in a separate email. */
const isAsking = `verb in (${askingVerbs.map((verb) => `'${verb}'`).join(', ')})`
const unmailed = prepareQuery<Found & { client: ClientId }>(
  'list-unmailed-notifications',
  `select ${told}, documents.client ${shownNow} and read_at is null and mailed_at is null and not (${isAsking}) order by notifications.number limit $4`,
)

/** Newest first. */
export const listNotifications = (database: Database, viewer: Viewer, most = listLimit) =>
  newest(database, [...viewerValues(viewer), most])

export const countUnread = async (database: Database, viewer: Viewer): Promise<number> =>
  (await unread(database, viewerValues(viewer)))[0]!.count

/** Lists unread notifications that no email has reported, without requests that have their own email, oldest first. */
export const listUnmailed = (database: Database, viewer: Viewer) => unmailed(database, [...viewerValues(viewer), listLimit])

export type Receiver = { id: string; accountId: string; email: string; name: string; isOfStaff: boolean }

/**
 * SQL: the accounts that an activity ($1) concerns. Staff: the authors of the document's versions, the owner of the client, and those who
 * asked for or decided a review of the version. Client: all accounts, once the version is published to them, except for internal
 * activities. A request for a review concerns only the people who are asked, and so does a question; its answer also concerns the person
 * who asked. No one is notified of their own actions.
 */
const concerned = `
  with happened as (
    select activity.*, coalesce((details ->> 'internal')::boolean, false) as is_internal,
      (select client from accounts where id::text = activity.actor) is not null as is_of_client
    from activity where audit_id = $1
  ), asked as (
    select reviewers.account_id, asked_by from happened join reviews using (version_id) join reviewers on review_id = reviews.id
  )
  select accounts.*, happened.document_id, happened.version_id, case
      when ${isAsking} then null
      when accounts.client is null and is_of_client then 'clientActivity'
      when accounts.client is not null and verb = 'comment-made' then 'clientActivity'
      else 'projectUpdates' end as topic
  from happened cross join accounts
  where disabled_at is null and accounts.id::text <> happened.actor and case
      when verb = 'review-asked' then accounts.id in (select account_id from asked)
      when verb = 'question-asked' then accounts.client = happened.client and lower(trim(accounts.email)) = (
        select email_key from asked_questions where asked_questions.id = (details ->> 'asked')::uuid)
      when accounts.client is null then
        accounts.id in (select created_by from versions where document_id = happened.document_id)
        or accounts.id = (select owner from clients where clients.id = happened.client)
        or accounts.id in (select asked_by from asked)
        or (is_of_client and accounts.id in (
          select asked_by from asked_questions where asked_questions.document_id = happened.document_id))
      else accounts.client = happened.client and not is_internal and ${isEventShown('happened.client').replaceAll('activity.', 'happened.')} and exists (
        select from versions join documents on documents.id = versions.document_id
        where versions.id = happened.version_id and ${isShownToFirm}) end`

/** Saves the notifications of an activity, once for each account, and returns the accounts that want an email about it. */
export async function addNotifications(transaction: Database, { auditId }: Pick<Activity, 'auditId'>): Promise<Receiver[]> {
  const rows = await add(transaction, [auditId, JSON.stringify(usualChoices)])
  return rows.filter(({ wantsLetter }) => wantsLetter)
}
const add = prepareQuery<Receiver & { wantsLetter: boolean }>(
  'add-notifications',
  `with receivers as (
    select concerned.*, coalesce(preferences.notifications, $2::jsonb) as choices, coalesce(digest, 'off') as digest
    from (${concerned}) concerned left join preferences on preferences.account_id = concerned.id
  ), added as (
    insert into notifications (account_id, activity_id, document_id, version_id)
    select id, $1, document_id, version_id from receivers where topic is null or (choices ->> topic)::boolean
    on conflict do nothing returning id, account_id
  )
  select added.id, account_id as "accountId", email, display_name as name, client is null as "isOfStaff",
    topic is not null and trim(email) <> '' and digest = 'off' and (choices ->> 'email')::boolean as "wantsLetter"
  from added join receivers on receivers.id = added.account_id`,
)

export const findToldActivity = async (
  transaction: Database,
  auditId: number,
): Promise<
  | { verb: Verb; who: string; whoOutside: string; title: string; version: string; clientName: string; documentId: string }
  | undefined
> => (await ofActivity(transaction, [auditId]))[0]
const ofActivity = prepareQuery<NonNullable<Awaited<ReturnType<typeof findToldActivity>>>>(
  'find-told-activity',
  `select ${eventVerb} as verb, coalesce(display_name, 'Somebody') as who,
    coalesce(case when verb = 'version-approved' then ${nameOutside('accounts')} else display_name end, 'Somebody') as "whoOutside", versions.title, versions.number as version,
    coalesce(clients.name, activity.client) as "clientName", activity.document_id as "documentId"
  from activity join versions on versions.id = activity.version_id left join accounts on accounts.id::text = activity.actor
    left join clients on clients.id = activity.client where audit_id = $1`,
)

export const keepMailed = (transaction: Database, ids: string[]) =>
  sql`update notifications set mailed_at = now() where id = any(${ids}::uuid[])`.execute(transaction)

export const readNotifications = (database: Database, accountId: string, documentId: string | undefined) =>
  sql`
    update notifications set read_at = now()
    where account_id = ${accountId} and read_at is null
      and (${documentId ?? null}::uuid is null or document_id = ${documentId ?? null})`.execute(database)

/** Waits for an erasure in progress before anything is read, so that no email is written afterwards with the erased data. */
export const waitForErasure = (transaction: Database) => sql`lock table letters in row exclusive mode`.execute(transaction)

/**
 * Lists accounts whose digest is due, in the order of their ids after `after`, locked until the transaction ends, so that only one of
 * several servers writes it.
 */
export async function lockDueDigests(transaction: Database, after: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select accounts.id from accounts join preferences on account_id = accounts.id
    where accounts.id > ${after}::uuid and disabled_at is null and trim(email) <> '' and digest <> 'off'
      and (notifications ->> 'email')::boolean
      and exists (
        select from notifications told join activity on audit_id = activity_id
        where told.account_id = accounts.id and read_at is null and mailed_at is null and not (${sql.raw(isAsking)}))
      and not exists (
        select from notifications told where told.account_id = accounts.id
          and mailed_at > now() - case digest when 'daily' then interval '23 hours' else interval '167 hours' end)
    order by accounts.id limit ${most} for update of accounts skip locked`.execute(transaction)
  return rows.map(({ id }) => id)
}

/** Deletes notifications older than their account's retention period. */
export const forgetOldNotifications = (database: Database, usualDays: number) =>
  sql`
    delete from notifications using accounts left join preferences on preferences.account_id = accounts.id
    where notifications.account_id = accounts.id and at < now() - make_interval(days => coalesce(retention_days, ${usualDays}))`.execute(
    database,
  )
