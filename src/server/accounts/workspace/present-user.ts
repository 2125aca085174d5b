import type { User } from '#shared/api/accounts.ts'
import type { Database } from '#server/platform/database.ts'
import { mayWriteFor, type Viewer } from '../policy.ts'
import { getWorkspace } from './store.ts'

/** Returns the data of the signed-in user that the page needs. */
export async function presentUser(database: Database, viewer: Viewer): Promise<User> {
  const { accountId, displayName, email, client } = viewer
  const mayWrite = client === null || mayWriteFor(viewer, client)
  return { displayName, email, client, mayWrite, ...(await getWorkspace(database, accountId)) }
}
