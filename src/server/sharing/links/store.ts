import { type ColumnType, type Generated, sql } from 'kysely'
import type { Visited } from '#shared/api/links.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import { listLimit, mostVisits } from '../policy.ts'

type Tables = {
  links: {
    id: Generated<string>
    document_id: string
    version_id: string | null
    label: string
    token_hash: Buffer
    sealed_token: Buffer
    password_hash: string | null
    asks_email: boolean
    checks_email: boolean
    may_download: boolean
    may_comment: boolean
    watermark: boolean
    created_by: string
    created_at: ColumnType<Date, undefined, never>
    expires_at: Date | null
    revoked_at: Date | null
  }
  link_visits: {
    id: Generated<string>
    link_id: string
    at: ColumnType<Date, undefined, never>
    what: Visited
    email: string | null
    network: string
    agent: string
    /** Number of visits within its minute. */
    times: Generated<number>
  }
  accounts: { id: string; display_name: string }
  versions: { id: string; number: string }
  link_codes: { link_id: string; email_key: string; code_hash: Buffer; expires_at: Date; tries_left: number }
}

const own = (database: Database) => database.withTables<Tables>()

/** SQL: true if a row of `links` is still valid. */
const isLive = 'links.revoked_at is null and (links.expires_at is null or links.expires_at > now())'

/** SQL: true if a link of the document could be opened at any moment since that time. */
export const wasLinkedSince = (documentId: string, time: string) =>
  `exists (select from links where links.document_id = ${documentId} and coalesce(links.expires_at > ${time}, true)
    and (links.revoked_at is null or links.revoked_at > ${time}))`

export type NewLink = {
  id: string
  documentId: string
  /** Null for always the newest approved version. */
  versionId: string | null
  label: string
  tokenHash: Buffer
  sealedToken: Buffer
  passwordHash: string | null
  asksEmail: boolean
  /** By a code sent to the address. */
  checksEmail: boolean
  mayDownload: boolean
  mayComment: boolean
  watermark: boolean
  createdBy: string
  expiresAt: Date | null
}

export async function addLink(transaction: Database, link: NewLink): Promise<void> {
  const { id, documentId, versionId, label, tokenHash, sealedToken, passwordHash, createdBy, expiresAt } = link
  const kept = { id, document_id: documentId, version_id: versionId, label, token_hash: tokenHash, sealed_token: sealedToken }
  const given = {
    asks_email: link.asksEmail,
    checks_email: link.checksEmail,
    may_download: link.mayDownload,
    may_comment: link.mayComment,
    watermark: link.watermark,
  }
  await own(transaction)
    .insertInto('links')
    .values({ ...kept, ...given, password_hash: passwordHash, created_by: createdBy, expires_at: expiresAt })
    .execute()
}

/** Lists valid links, newest first, each with the number of its visits and the time of the last. */
export const listLinks = (database: Database, documentId: string) =>
  own(database)
    .selectFrom('links')
    .innerJoin('accounts', 'accounts.id', 'links.created_by')
    .leftJoin('versions', 'versions.id', 'links.version_id')
    .where('links.document_id', '=', documentId)
    .where(sql<boolean>`${sql.raw(isLive)}`)
    .select(['links.id', 'links.label', 'versions.number as version', 'links.sealed_token as sealedToken'])
    .select(sql<boolean>`links.password_hash is not null`.as('hasPassword'))
    .select([
      'links.asks_email as asksEmail',
      'links.checks_email as checksEmail',
      'links.may_download as mayDownload',
      'links.may_comment as mayComment',
      'links.watermark',
    ])
    .select(['links.created_by as makerId', 'accounts.display_name as createdBy'])
    .select(['links.created_at as createdAt', 'links.expires_at as expiresAt'])
    .select(
      sql<number>`(select coalesce(sum(times), 0)::integer from link_visits where link_id = links.id and what = 'opened')`.as(
        'timesOpened',
      ),
    )
    .select(sql<Date | null>`(select max(at) from link_visits where link_id = links.id and what = 'opened')`.as('lastOpenedAt'))
    .orderBy('links.created_at', 'desc')
    .limit(listLimit)
    .execute()

export const findLinkById = (database: Database, id: string) =>
  own(database)
    .selectFrom('links')
    .innerJoin('accounts', 'accounts.id', 'links.created_by')
    .where('links.id', '=', id)
    .select(['links.id', 'document_id as documentId', 'version_id as versionId', 'label', 'created_by as makerId'])
    .select(sql<boolean>`accounts.client is null`.as('isOfStaff'))
    .executeTakeFirst()

/** Returns true if it was still valid. */
export async function endLink(transaction: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await own(transaction)
    .updateTable('links')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A link as found for a visitor. */
export type FoundLink = {
  id: string
  documentId: string
  versionId: string | null
  passwordHash: string | null
  asksEmail: boolean
  /** By a code sent to the address. */
  checksEmail: boolean
  mayDownload: boolean
  mayComment: boolean
  watermark: boolean
}

const findByToken = prepareQuery<FoundLink>(
  'find-link',
  `select id, document_id as "documentId", version_id as "versionId", password_hash as "passwordHash",
    asks_email as "asksEmail", checks_email as "checksEmail", may_download as "mayDownload", may_comment as "mayComment",
    watermark
  from links where token_hash = $1 and ${isLive}`,
)

export const findLinkByToken = async (database: Database, tokenHash: Buffer): Promise<FoundLink | undefined> =>
  (await findByToken(database, [tokenHash]))[0]

export type Visitor = { email: string | null; network: string; agent: string }

/** Visits from one network within a minute count as one. */
export async function addVisit(
  database: Database,
  linkId: string,
  { what, email, network, agent }: Visitor & { what: Visited },
): Promise<void> {
  await sql`
    insert into link_visits (link_id, what, email, network, agent, minute)
    values (${linkId}, ${what}, ${email}, ${network}, ${agent}, date_trunc('minute', now()))
    on conflict (link_id, what, network, coalesce(email, ''), minute) where minute is not null
    do update set times = least(link_visits.times, 1000000) + 1, at = now()`.execute(database)
  await sql`
    delete from link_visits where link_id = ${linkId}
      and id <= (select id from link_visits where link_id = ${linkId} order by id desc offset ${mostVisits} limit 1)`.execute(
    database,
  )
}

/** Newest first. */
export const listVisits = (database: Database, linkId: string) =>
  own(database)
    .selectFrom('link_visits')
    .where('link_id', '=', linkId)
    .select(['at', 'what', 'times', 'email', 'network', 'agent'])
    .orderBy('id', 'desc')
    .limit(listLimit)
    .execute()

export const listSealedLinks = (transaction: Database) =>
  own(transaction).selectFrom('links').select(['id', 'sealed_token as sealedToken']).execute()

export async function putSealedLink(transaction: Database, id: string, sealedToken: Buffer): Promise<void> {
  await own(transaction).updateTable('links').set({ sealed_token: sealedToken }).where('id', '=', id).execute()
}

export type NewCode = { linkId: string; emailKey: string; codeHash: Buffer; minutes: number; tries: number }

/** Replaces a code sent to the address earlier. */
export async function putCode(transaction: Database, { linkId, emailKey, codeHash, minutes, tries }: NewCode): Promise<void> {
  const code = { code_hash: codeHash, expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`, tries_left: tries }
  await own(transaction)
    .insertInto('link_codes')
    .values({ ...code, link_id: linkId, email_key: emailKey })
    .onConflict((conflict) => conflict.columns(['link_id', 'email_key']).doUpdateSet(code))
    .execute()
}

/** Counts a try at the code of an address; the right code can be used once. */
export async function useCode(
  database: Database,
  { linkId, emailKey, codeHash }: Pick<NewCode, 'linkId' | 'emailKey' | 'codeHash'>,
) {
  const used = await own(database)
    .deleteFrom('link_codes')
    .where((row) => row.and({ link_id: linkId, email_key: emailKey, code_hash: codeHash }))
    .where(sql<boolean>`expires_at > now() and tries_left > 0`)
    .executeTakeFirst()
  if (used.numDeletedRows > 0n) return true
  await own(database)
    .updateTable('link_codes')
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where((row) => row.and({ link_id: linkId, email_key: emailKey }))
    .execute()
  return false
}

/** Deletes visits older than the retention period of the account that created the link. */
export const forgetOldVisits = (database: Database, usualDays: number) =>
  sql`
    delete from link_visits using links left join preferences on account_id = created_by
    where links.id = link_id and at < now() - make_interval(days => coalesce(retention_days, ${usualDays}))`.execute(database)
