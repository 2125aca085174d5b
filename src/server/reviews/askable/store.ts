import { sql } from 'kysely'
import type { ClientId } from '#shared/client-id.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'

export type Askable = Viewer & { username: string }

type Asking = { client: ClientId; isWithStaff: boolean }

/** Lists accounts that can be asked about a client's document: the client's own and, if the viewer may see them, the staff's. */
export const listAskable = async (database: Database, { client, isWithStaff }: Asking): Promise<Askable[]> =>
  (
    await sql<Askable>`
      select id as "accountId", username, display_name as "displayName", email, client from accounts
      where disabled_at is null and (client = ${client} or (client is null and ${isWithStaff}))
      order by display_name, username limit 500`.execute(database)
  ).rows
