import { sql } from 'kysely'
import { createAccount } from '#server/accounts/manage-accounts.ts'
import type { Database } from '#server/platform/database.ts'

const spare = { displayName: 'Spare', email: '', client: null }

/** Creates an account to sign in with, with its password, and one that administrators may change at will. */
export async function givenSpares(database: Database): Promise<{ password: string; member: string }> {
  const password = await createAccount(database, { ...spare, username: 'spare' })
  await createAccount(database, { ...spare, username: 'member' })
  const { rows } = await sql<{ id: string }>`select id from accounts where username = 'member'`.execute(database)
  return { password: password!, member: rows[0]!.id }
}
