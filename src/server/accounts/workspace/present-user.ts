import type { User } from '#shared/api/accounts.ts'
import type { Database } from '#server/platform/database.ts'
import type { Viewer } from '../policy.ts'
import { getWorkspace } from './store.ts'

/** What the page knows of whoever is signed in. */
export async function presentUser(database: Database, { accountId, displayName, email, client }: Viewer): Promise<User> {
  return { displayName, email, client, ...(await getWorkspace(database, accountId)) }
}
