import { type ColumnType, type Generated, sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { Forgivable } from '../throttle-attempts.ts'
import { challengeSeconds } from './policy.ts'

type Purpose = 'sign-in' | 'add' | 'confirm'
type Tables = {
  passkeys: {
    id: Generated<string>
    account_id: string
    credential_id: string
    public_key: Buffer
    counter: number
    transports: string[]
    label: string
    created_at: Generated<Date>
    used_at: Date | null
  }
  passkey_challenges: {
    token_hash: Buffer
    purpose: Purpose
    account_id: string
    challenge: string
    password_hash: string
    counted: ColumnType<Forgivable, string, string>
    expires_at: ColumnType<Date, Date, Date>
  }
  accounts: { id: string }
  sign_ins: { token_hash: Buffer; account_id: string }
}
const own = (database: Database) => database.withTables<Tables>()
const now = sql<Date>`now()`

export const listPasskeys = (database: Database, accountId: string) =>
  own(database)
    .selectFrom('passkeys')
    .select(['id', 'credential_id as credentialId', 'transports', 'label', 'created_at as addedAt', 'used_at as usedAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()

export async function hasPasskeys(database: Database, accountId: string): Promise<boolean> {
  const found = await own(database).selectFrom('passkeys').select('id').where('account_id', '=', accountId).limit(1).execute()
  return found.length > 0
}

export type Challenge = { tokenHash: Buffer; purpose: Purpose; accountId: string; challenge: string; passwordHash: string }

/** Replaces the previous challenge. */
export async function putChallenge(database: Database, challenge: Challenge & { counted: Forgivable }): Promise<void> {
  const { tokenHash, purpose, ...rest } = challenge
  const row = {
    account_id: rest.accountId,
    challenge: rest.challenge,
    password_hash: rest.passwordHash,
    counted: JSON.stringify(rest.counted),
    expires_at: sql<Date>`now() + make_interval(secs => ${challengeSeconds})`,
  }
  await own(database)
    .insertInto('passkey_challenges')
    .values({ token_hash: tokenHash, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['token_hash', 'purpose']).doUpdateSet(row))
    .execute()
}

type Named = Pick<Challenge, 'tokenHash' | 'purpose'>
const fields = ['account_id as accountId', 'challenge', 'password_hash as passwordHash', 'counted'] as const

export const findChallenge = (database: Database, { tokenHash, purpose }: Named) =>
  own(database)
    .selectFrom('passkey_challenges')
    .select(fields)
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Takes a challenge, so that it can be answered only once, rightly or wrongly. */
export const takeChallenge = (database: Database, { tokenHash, purpose }: Named) =>
  own(database)
    .deleteFrom('passkey_challenges')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning(fields)
    .executeTakeFirst()

/** Skips rows that another transaction has locked. */
export async function forgetOldChallenges(database: Database): Promise<void> {
  const old = own(database).selectFrom('passkey_challenges').select('token_hash').where('expires_at', '<', now)
  await own(database)
    .deleteFrom('passkey_challenges')
    .where('expires_at', '<', now)
    .where('token_hash', 'in', old.forUpdate().skipLocked())
    .execute()
}

export const findCredential = (database: Database, accountId: string, credentialId: string) =>
  own(database)
    .selectFrom('passkeys')
    .select(['id', 'credential_id as credentialId', 'public_key as publicKey', 'counter', 'transports'])
    .where('account_id', '=', accountId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()

/** True if the passkey still exists and its counter has increased: a counter that does not belongs to a copied passkey. */
export async function advanceCounter(transaction: Database, { id, counter }: { id: string; counter: number }): Promise<boolean> {
  const { numUpdatedRows } = await own(transaction)
    .updateTable('passkeys')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .where((row) => row.or([row('counter', '<', counter), row.and([row('counter', '=', 0), row.val(counter === 0)])]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type NewPasskey = {
  accountId: string
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  label: string
}

/** Blocks new sign-ins of the account until the transaction ends. Returns the number of its passkeys. */
export async function lockPasskeys(transaction: Database, accountId: string): Promise<number> {
  await own(transaction).selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
  return (await listPasskeys(transaction, accountId)).length
}

/** Returns undefined if the passkey is already stored. */
export const addPasskey = (transaction: Database, { accountId, credentialId, publicKey, ...rest }: NewPasskey) =>
  own(transaction)
    .insertInto('passkeys')
    .values({ account_id: accountId, credential_id: credentialId, public_key: publicKey, ...rest })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()

export async function removePasskey(transaction: Database, accountId: string, id: string): Promise<boolean> {
  const query = own(transaction).deleteFrom('passkeys').where('account_id', '=', accountId).where('id', '=', id)
  return (await query.executeTakeFirst()).numDeletedRows > 0n
}

/** For accounts whose passkey was lost. */
export const forgetPasskeysOf = (transaction: Database, accountId: string) =>
  own(transaction).deleteFrom('passkeys').where('account_id', '=', accountId).execute()

/** Ends the sign-ins that began without the passkey. */
export const endOtherSignIns = (transaction: Database, accountId: string, tokenHash: Buffer) =>
  own(transaction).deleteFrom('sign_ins').where('account_id', '=', accountId).where('token_hash', '!=', tokenHash).execute()
