import type { User } from '#shared/api/accounts.ts'
import type { Database } from '#server/platform/database.ts'
import type { Viewer } from '../policy.ts'
import { getWorkspace } from './store.ts'

/** Returns the data of the signed-in user that the page needs. */
export async function presentUser(database: Database, { accountId, displayName, email, client }: Viewer): Promise<User> {
  return { displayName, email, client, ...(await getWorkspace(database, accountId)) }
}
