import type { ColumnType, Generated } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { confirmedFor, signInLife } from '../policy.ts'

type Tables = {
  sign_ins: {
    id: Generated<string>
    token_hash: Buffer
    account_id: string
    address: string
    agent: string
    created_at: ColumnType<Date, undefined, never>
    expires_at: Date
    confirmed_at: ColumnType<Date, undefined, Date>
  }
  accounts: { id: string; username_key: string; password_hash: string; disabled_at: Date | null }
}
const own = (database: Database) => database.withTables<Tables>()
const end = sql<Date>`least(expires_at, created_at + make_interval(secs => ${signInLife.endsAfter}))`

/** Lists the active sign-ins of an account, newest first. */
export const listSignIns = (database: Database, accountId: string) =>
  own(database)
    .selectFrom('sign_ins')
    .select(['id', 'token_hash as tokenHash', 'address', 'agent', 'created_at as begunAt', end.as('endsAt')])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`${end} > now()`)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()

/** Returns true if the account had such a sign-in. */
export async function endOwnSignIn(transaction: Database, accountId: string, id: string): Promise<boolean> {
  const query = own(transaction).deleteFrom('sign_ins').where('account_id', '=', accountId).where('id', '=', id)
  return (await query.executeTakeFirst()).numDeletedRows > 0n
}

export const getCredentials = (database: Database, accountId: string) =>
  own(database)
    .selectFrom('accounts')
    .select(['username_key as usernameKey', 'password_hash as passwordHash'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()

/**
 * Returns whether the password or passkey was entered recently; undefined if the sign-in has ended. Within a transaction the row is locked,
 * so the sign-in cannot end before it.
 */
export async function findConfirmation(database: Database, tokenHash: Buffer): Promise<{ isLate: boolean } | undefined> {
  return own(database)
    .selectFrom('sign_ins')
    .select(sql<boolean>`confirmed_at < now() - make_interval(secs => ${confirmedFor})`.as('isLate'))
    .where('token_hash', '=', tokenHash)
    .forShare()
    .executeTakeFirst()
}

export const recordConfirmation = (transaction: Database, tokenHash: Buffer) =>
  own(transaction)
    .updateTable('sign_ins')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash)
    .execute()
