import { sql } from 'kysely'
import type { ClientId } from '#shared/client-id.ts'
import type { DocumentTypeId } from '#shared/document-types.ts'
import { activityVerbs, type ActivityVerb, type Person } from '#shared/api/overview.ts'
import { eventVerb } from '#server/activity/event-verb.ts'
import type { Database } from '#server/platform/database.ts'
import { keepOfVersions } from '#server/documents/keep-of-versions.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'

export type Counts = { clients: number; projects: number; documents: number; approved: number }

const month = `interval '30 days'`
const listed = 'is_current and not is_archived'
/** SQL: true for the first row of a document in `version_texts`. */
const isFirst = `not exists (
    select from version_texts earlier where earlier.document_id = version_texts.document_id and earlier.position < version_texts.position)`

const countNow = prepareQuery<Counts>(
  'count-work',
  `select (select count(*) from clients where archived_at is null and status <> 'former') as clients,
    (select count(*) from projects where archived_at is null) as projects, count(*) as documents, count(*) filter (where is_approved) as approved
  from version_texts join documents on documents.id = document_id where ${listed}`,
)
const countAdded = prepareQuery<Counts>(
  'count-work-added',
  `with added as (
    select documents.id, documents.client, project_key from version_texts join documents on documents.id = document_id
    where at > now() - ${month} and archived_at is null and ${isFirst}
  )
  select (select count(*) from clients where archived_at is null and created_at > now() - ${month}) as clients,
    (select count(*) from (select distinct client, project_key from added) added where not exists (
      select from documents other join version_texts on document_id = other.id
      where other.client = added.client and other.project_key = added.project_key and at <= now() - ${month})
      and exists (select from projects where projects.client = added.client and projects.project_key = added.project_key
        and projects.archived_at is null)) as projects,
    (select count(*) from added) as documents,
    (select count(*) from version_texts join approvals using (version_id) where ${listed} and approved_at > now() - ${month}) as approved`,
)

/** Counts the work, and how much of it was added within 30 days; of projects, only those in the list, without archived ones. */
export async function countWork(database: Database): Promise<{ now: Counts; added: Counts }> {
  const [[now], [added]] = await Promise.all([countNow(database), countAdded(database)])
  return { now: now!, added: added! }
}

const ofProjects = prepareQuery<{ month: string; currency: string; amount: number; projects: number }>(
  'budgets-of-approved',
  `with newest as (
    select distinct on (documents.client, project_key) approved_at, budget, coalesce(currency, '') as currency
    from version_texts join approvals using (version_id) join document_facts using (version_id)
      join documents on documents.id = version_texts.document_id
    where not is_archived and budget is not null and approved_at > date_trunc('month', now()) - interval '11 months'
    order by documents.client, project_key, approved_at desc
  )
  select to_char(approved_at at time zone 'UTC', 'YYYY-MM') as month, currency, sum(budget)::float8 as amount, count(*) as projects
  from newest group by 1, 2 order by 1, 2`,
)
/** Lists the budgets of projects in approved documents, each project once, by month of its latest approval and by currency, over a year. */
export const listBudgets = (database: Database) => ofProjects(database)

const newAndApproved = prepareQuery<{ month: string; written: number; approved: number }>(
  'states-of-documents',
  `with lives as (
    select version_texts.document_id, min(at) as written_at, min(approved_at) as approved_at
    from version_texts left join approvals using (version_id) where not is_archived group by 1
  ), told as (
    select to_char(written_at at time zone 'UTC', 'YYYY-MM') as month, 1 as written, 0 as approved from lives
    union all
    select to_char(approved_at at time zone 'UTC', 'YYYY-MM'), 0, 1 from lives where approved_at is not null
  )
  select month, sum(written)::int as written, sum(approved)::int as approved from told group by month order by month`,
)
/** Counts documents begun, and documents first approved, in each month since the first. */
export const listBegunAndApproved = (database: Database) => newAndApproved(database)

export type DueReview = {
  title: string
  type: DocumentTypeId
  clientName: string
  documentId: string
  number: string
  dueOn: string
  isOverdue: boolean
}
const dueReviews = prepareQuery<DueReview>(
  'list-due-reviews',
  `select versions.title, documents.type, coalesce(clients.name, documents.client) as "clientName", documents.id as "documentId", versions.number,
    due_on::text as "dueOn", due_on < current_date as "isOverdue"
  from reviews join versions on versions.id = reviews.version_id join documents on documents.id = versions.document_id
    left join clients on clients.id = documents.client
  where reviews.state = 'open' and due_on <= current_date + 7 order by due_on limit 50`,
)
/** Open reviews that are overdue, or due within a week. */
export const listDueReviews = (database: Database) => dueReviews(database)

const failedLetters = prepareQuery<{ to: string; subject: string; error: string | null }>(
  'list-failed-letters',
  `select to_address as to, subject, error from letters where state = 'failed' and written_by = $1 order by created_at desc limit 20`,
)
const failedCopies = prepareQuery<{ documentId: string; title: string; type: DocumentTypeId; error: string | null }>(
  'list-failed-copies',
  `select documents.id as "documentId", coalesce(documents.name, versions.title) as title, documents.type, error
  from drive_files join documents on documents.id = drive_files.document_id join versions on versions.id = documents.current_version
  where drive_files.state = 'failed' order by drive_files.changed_at desc limit 20`,
)
/** Emails of an account that were not delivered, and copies in Drive that failed. */
export const listFailures = async (database: Database, accountId: string) => {
  const [letters, copies] = await Promise.all([failedLetters(database, [accountId]), failedCopies(database)])
  return { letters, copies }
}

export type PresentedActivity = {
  at: Date
  /** Null if it was done through a link, without an account. */
  who: string | null
  verb: ActivityVerb
  number: string | null
  document: string
  type: DocumentTypeId
  documentId: string
}
const told = `verb in (${activityVerbs.map((verb) => `'${verb}'`).join(', ')})`
const activityFrom = (where: string) => `
  select activity.at, accounts.display_name as who, ${eventVerb} as verb, versions.number,
    coalesce(documents.name, shown.title) as document, documents.type, documents.id as "documentId"
  from activity join documents on documents.id = activity.document_id join versions shown on shown.id = documents.current_version
    left join versions on versions.id = activity.version_id left join accounts on accounts.id::text = activity.actor
  where ${told} and ${where} order by activity.at desc, audit_id desc limit 24`
const activityOfAll = prepareQuery<PresentedActivity>('list-activity', activityFrom('true'))
const activityOfClient = prepareQuery<PresentedActivity>('list-activity-of-client', activityFrom('activity.client = $1'))
/** For staff only, because it includes drafts. */
export const listActivity = (database: Database, client?: ClientId) =>
  client === undefined ? activityOfAll(database) : activityOfClient(database, [client])

type VersionQuestion = { id: string; text: string; proposal: string }
const questionsOf = prepareQuery<{ versionId: string; questions: { id: string; text: string; proposal?: string }[] | null }>(
  'list-questions-of-versions',
  `select id as "versionId", solution -> 'questions' as questions from versions where id = any($1::uuid[])`,
)
/** The questions of versions, by version id. */
export const getQuestions = keepOfVersions<VersionQuestion[]>(async (database, ids) =>
  (await questionsOf(database, [ids])).map(({ versionId, questions }) => ({
    id: versionId,
    read: (questions ?? []).map(({ id, text, proposal = '' }) => ({ id, text, proposal })),
  })),
)

const archivedProjects = prepareQuery<{ key: string }>(
  'list-archived-projects',
  `select project_key as key from projects where client = $1 and archived_at is not null`,
)
/** The keys of archived projects. */
export const listArchivedProjects = async (database: Database, client: ClientId) =>
  new Set((await archivedProjects(database, [client])).map(({ key }) => key))

const seenVersions = prepareQuery<{ documentId: string; versionId: string; number: string }>(
  'list-reads',
  `select reads.document_id as "documentId", version_id as "versionId", number
  from reads join versions on versions.id = version_id where account_id = $1 and reads.document_id = any($2::uuid[])`,
)
/** The version of each document that an account has looked at last. */
export const listReads = (database: Database, accountId: string, documentIds: string[]) =>
  seenVersions(database, [accountId, documentIds])

const ofFirm = prepareQuery<Person>(
  'list-people-of-client',
  `select display_name as name, email, case when client is null then 'consultant' else 'colleague' end as kind,
    coalesce(id = (select owner from clients where clients.id = $1), false) as "isOwner"
  from accounts where disabled_at is null and (
    client = $1 or (client is null and (id = (select owner from clients where clients.id = $1)
      or id in (select created_by from versions where versions.id = any($2::uuid[])))))
  order by 4 desc, 3 desc, display_name limit 24`,
)
/** Lists the owner of a client, the staff authors of these versions, and the client's accounts. */
export const listPeople = (database: Database, client: ClientId, versionIds: string[]) => ofFirm(database, [client, versionIds])

/** Saves the version read; an earlier version does not replace a later one. */
export const keepRead = (database: Database, read: { accountId: string; documentId: string; versionId: string }) =>
  sql`
    insert into reads (account_id, document_id, version_id) values (${read.accountId}, ${read.documentId}, ${read.versionId})
    on conflict (account_id, document_id) do update set version_id = excluded.version_id, at = now()
    where (select ordinal from versions where id = excluded.version_id) >= (select ordinal from versions where id = reads.version_id)`.execute(
    database,
  )

const lastOfDocuments = prepareQuery<{ id: string; at: Date }>(
  'list-last-activity-of-projects',
  `select projects.id, max(activity.at) as at
  from projects join documents on documents.client = projects.client and documents.project_key = projects.project_key
    join activity on activity.document_id = documents.id
  where projects.id = any($1::uuid[]) and verb not like '%-downloaded' and verb <> 'link-opened' group by projects.id`,
)
/** Returns the time of the latest change to a document of each project, without reads; for staff only, because drafts count. */
export const listLastActivity = async (database: Database, projectIds: string[]): Promise<Map<string, Date>> =>
  new Map(projectIds.length === 0 ? [] : (await lastOfDocuments(database, [projectIds])).map(({ id, at }) => [id, at]))
