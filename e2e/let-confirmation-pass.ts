import { Client } from 'pg'
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts'

/** Sets the last entry of the password back by eleven minutes. */
export async function letConfirmationPass(username: string) {
  const postgres = await openEmbeddedPostgres({ folder: process.env['JOURNEY_DATA']!, role: 'guest' })
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  const { rowCount } = await client.query(
    `update sign_ins set confirmed_at = now() - interval '11 minutes' from accounts
      where accounts.id = account_id and username = $1`,
    [username],
  )
  await client.end()
  await postgres.close()
  return rowCount
}
