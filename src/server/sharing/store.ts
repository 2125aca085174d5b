import { type ColumnType, type Generated, sql } from 'kysely'
import type { Role } from '#shared/api/sharing.ts'
import type { EmailState } from '#server/mail/store.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import { listLimit, sharedFor } from './policy.ts'

type Tables = {
  grants: {
    id: Generated<string>
    document_id: string
    email: string
    email_key: string
    role: Role
    /** Null for always the newest approved version. */
    version_id: string | null
    shared_by: string
    shared_at: ColumnType<Date, undefined, Date>
    token_hash: Buffer
    expires_at: Date
    revoked_at: Date | null
  }
  invitations: { grant_id: string; subject: string; text: string; sealed_token: Buffer; letter_id: string | null }
  letters: { id: string; state: EmailState; error: string | null }
  accounts: { id: string; display_name: string }
  versions: { id: string; number: string }
}

const own = (database: Database) => database.withTables<Tables>()
const now = sql<Date>`now()`

/** SQL: true if a row of `grants` is still valid. */
const isLive = 'grants.revoked_at is null and grants.expires_at > now()'

/** SQL: joins, as `grants`, the shares of `documents` with the address key in a parameter. No row has an empty key. */
export const joinGrants = (emailKey: string) =>
  `left join grants on grants.document_id = documents.id and grants.email_key = ${emailKey} and ${isLive}`

/** SQL: the ids of the documents shared with the address key in a parameter. */
export const sharedWith = (emailKey: string) =>
  `select grants.document_id from grants where grants.email_key = ${emailKey} and ${isLive}`

/** SQL: true if a grant on the document was valid at any moment since that time. */
export const wasSharedSince = (documentId: string, time: string) =>
  `exists (select from grants where grants.document_id = ${documentId} and grants.expires_at > ${time}
    and (grants.revoked_at is null or grants.revoked_at > ${time}))`

export type NewGrant = {
  documentId: string
  /** Null for always the newest approved version. */
  versionId: string | null
  email: string
  emailKey: string
  role: Role
  sharedBy: string
  tokenHash: Buffer
}

/** Replaces an existing grant of the same address, whether or not it is still valid; its old link stops working. */
export const putGrant = (transaction: Database, grant: NewGrant) => {
  const given = {
    email: grant.email,
    role: grant.role,
    version_id: grant.versionId,
    shared_by: grant.sharedBy,
    token_hash: grant.tokenHash,
    expires_at: sql<Date>`now() + make_interval(days => ${sharedFor})`,
    revoked_at: null,
  }
  return own(transaction)
    .insertInto('grants')
    .values({ ...given, document_id: grant.documentId, email_key: grant.emailKey })
    .onConflict((conflict) => conflict.columns(['document_id', 'email_key']).doUpdateSet({ ...given, shared_at: now }))
    .returning(['id', 'shared_at as sharedAt', 'expires_at as expiresAt'])
    .executeTakeFirstOrThrow()
}

type Written = { grantId: string; subject: string; text: string; sealedToken: Buffer; letterId: string | undefined }

export async function putInvitation(transaction: Database, { grantId, subject, text, sealedToken, letterId }: Written) {
  const written = { subject, text, sealed_token: sealedToken, letter_id: letterId ?? null }
  await own(transaction)
    .insertInto('invitations')
    .values({ ...written, grant_id: grantId })
    .onConflict((conflict) => conflict.column('grant_id').doUpdateSet(written))
    .execute()
}

export const listSealedTokens = (transaction: Database) =>
  own(transaction).selectFrom('invitations').select(['grant_id as grantId', 'sealed_token as sealedToken']).forUpdate().execute()

export const putSealedToken = (transaction: Database, grantId: string, sealedToken: Buffer) =>
  own(transaction).updateTable('invitations').set({ sealed_token: sealedToken }).where('grant_id', '=', grantId).execute()

/** Returns true if it was still valid; deletes the invitation with its sealed link. */
export async function endGrant(transaction: Database, documentId: string, grantId: string): Promise<boolean> {
  const ended = await own(transaction)
    .updateTable('grants')
    .set({ revoked_at: now })
    .where('id', '=', grantId)
    .where('document_id', '=', documentId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (ended) await own(transaction).deleteFrom('invitations').where('grant_id', '=', grantId).execute()
  return ended !== undefined
}

/** SQL: true for rows after a grant in lists, which are sorted newest first; for all rows if no grant is given. */
const isAfter = (grantId: string | undefined) =>
  grantId === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(grants.shared_at, grants.id) < (select shared_at, id from grants last where last.id = ${grantId})`

export const listGrants = (database: Database, documentId: string, after?: string) =>
  own(database)
    .selectFrom('grants')
    .innerJoin('accounts', 'accounts.id', 'grants.shared_by')
    .leftJoin('versions', 'versions.id', 'grants.version_id')
    .where('grants.document_id', '=', documentId)
    .where(sql<boolean>`${sql.raw(isLive)}`)
    .where(isAfter(after))
    .select(['grants.id', 'grants.email', 'grants.role', 'versions.number as version', 'accounts.display_name as sharedBy'])
    .select([
      'grants.shared_at as sharedAt',
      'grants.expires_at as expiresAt',
      sql<boolean>`accounts.client is null`.as('isOfStaff'),
    ])
    .orderBy('grants.shared_at', 'desc')
    .orderBy('grants.id', 'desc')
    .limit(listLimit)
    .execute()

/** Finds one grant. */
export const findGrant = (database: Database, documentId: string, grantId: string) =>
  own(database)
    .selectFrom('grants')
    .innerJoin('accounts', 'accounts.id', 'grants.shared_by')
    .leftJoin('versions', 'versions.id', 'grants.version_id')
    .where('grants.document_id', '=', documentId)
    .where('grants.id', '=', grantId)
    .select(['grants.id', 'versions.number as version', sql<boolean>`accounts.client is null`.as('isOfStaff')])
    .executeTakeFirst()

/** Finds the valid grant of an address on a document. */
export const findGrantOf = (database: Database, documentId: string, emailKey: string) =>
  own(database)
    .selectFrom('grants')
    .innerJoin('accounts', 'accounts.id', 'grants.shared_by')
    .where('grants.document_id', '=', documentId)
    .where('grants.email_key', '=', emailKey)
    .where(sql<boolean>`${sql.raw(isLive)}`)
    .select(sql<boolean>`accounts.client is null`.as('isOfStaff'))
    .executeTakeFirst()

/** Lists invitations by an account that can still be used, newest first. */
export const listInvitations = (database: Database, accountId: string, after?: string) =>
  own(database)
    .selectFrom('invitations')
    .innerJoin('grants', 'grants.id', 'invitations.grant_id')
    .leftJoin('letters', 'letters.id', 'invitations.letter_id')
    .leftJoin('versions', 'versions.id', 'grants.version_id')
    .where('grants.shared_by', '=', accountId)
    .where(sql<boolean>`${sql.raw(isLive)}`)
    .where(isAfter(after))
    .select(['grants.id', 'grants.document_id as documentId', 'grants.email as to', 'grants.shared_at as createdAt'])
    .select(['invitations.subject', 'invitations.text', 'invitations.sealed_token as sealedToken'])
    .select('versions.number as version')
    .select(['letters.state as letterState', 'letters.error as letterError'])
    .orderBy('grants.shared_at', 'desc')
    .orderBy('grants.id', 'desc')
    .limit(listLimit)
    .execute()

/** Returns the id of an invitation's email, if there was one. */
export async function findEmail(database: Database, grantId: string): Promise<string | undefined> {
  const query = own(database).selectFrom('invitations').where('grant_id', '=', grantId).select('letter_id as id')
  return (await query.executeTakeFirst())?.id ?? undefined
}

/** `versionId`: null for always the newest approved version. */
export type Shared = { grantId: string; documentId: string; versionId: string | null; role: Role }

const findByToken = prepareQuery<Shared>(
  'find-grant-of-link',
  `select id as "grantId", document_id as "documentId", version_id as "versionId", role from grants where token_hash = $1 and ${isLive}`,
)

/** Finds the document and role of a link, while it is valid. */
export const findByLink = async (database: Database, tokenHash: Buffer): Promise<Shared | undefined> =>
  (await findByToken(database, [tokenHash]))[0]
