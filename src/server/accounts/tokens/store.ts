import { type ColumnType, type Generated, sql } from 'kysely'
import type { TokenMay } from '#shared/api/tokens.ts'
import type { Database } from '#server/platform/database.ts'
import { prepareQuery } from '#server/platform/prepared-query.ts'
import type { Viewer } from '../policy.ts'
import { rightsOfClient } from '../store.ts'

type Tables = {
  tokens: {
    id: Generated<string>
    account_id: string
    name: string
    token_hash: Buffer
    ending: string
    may: TokenMay
    created_at: ColumnType<Date, undefined, never>
    expires_at: Date
    used_at: Date | null
    revoked_at: Date | null
  }
}
const own = (database: Database) => database.withTables<Tables>()

/** SQL: true if a row of `tokens` is still valid. */
const isLive = 'revoked_at is null and expires_at > now()'

export type TokenHolder = Viewer & { tokenId: string; may: TokenMay }

const findByHash = prepareQuery<TokenHolder>(
  'find-token',
  `select tokens.id as "tokenId", may, accounts.id as "accountId", display_name as "displayName", email, accounts.client,
    ${rightsOfClient} as rights
  from tokens join accounts on accounts.id = account_id left join client_rights on client_rights.client = accounts.client
  where token_hash = $1 and disabled_at is null and ${isLive}`,
)

export const findTokenHolder = async (database: Database, tokenHash: Buffer): Promise<TokenHolder | undefined> =>
  (await findByHash(database, [tokenHash]))[0]

/** Updated at most once a minute, so that a busy token does not cause a write for each call. */
export const recordUse = (database: Database, id: string) =>
  own(database)
    .updateTable('tokens')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`used_at is null or used_at < now() - interval '1 minute'`)
    .execute()

type NewToken = { accountId: string; name: string; tokenHash: Buffer; ending: string; may: TokenMay; days: number }

export const addToken = (transaction: Database, { accountId, name, tokenHash, ending, may, days }: NewToken) =>
  own(transaction)
    .insertInto('tokens')
    .values({
      account_id: accountId,
      name,
      token_hash: tokenHash,
      ending,
      may,
      expires_at: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Lists the valid tokens, newest first. */
export const listTokens = (database: Database, accountId: string) =>
  own(database)
    .selectFrom('tokens')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`${sql.raw(isLive)}`)
    .select(['tokens.id', 'name', 'ending', 'may', 'tokens.created_at as createdAt'])
    .select(['expires_at as expiresAt', 'used_at as usedAt'])
    .orderBy('tokens.created_at', 'desc')
    .execute()

/** Returns true if the token was valid and belonged to the account. */
export async function endToken(transaction: Database, accountId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await own(transaction)
    .updateTable('tokens')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends all tokens of an account. Returns the number that were valid. */
export async function endTokensOf(transaction: Database, accountId: string): Promise<number> {
  const { numUpdatedRows } = await own(transaction)
    .updateTable('tokens')
    .set({ revoked_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where(sql<boolean>`${sql.raw(isLive)}`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
