import type { Viewer } from '#server/accounts/policy.ts'
import { rightsOf } from '#server/documents/policy.ts'
import { findRole } from '#server/documents/roles/store.ts'
import type { Database } from '#server/platform/database.ts'
import { findGeneration, type Generation } from './store.ts'

/** The viewer's generation with this key, and whether they may still write its document, because a share may have ended. */
export async function findOwnGeneration(
  database: Database,
  viewer: Viewer,
  key: string,
): Promise<{ generation: Generation; isPermitted: boolean } | undefined> {
  const generation = await findGeneration(database, viewer, key)
  if (!generation) return undefined
  const { client } = generation.brief
  const role = await findRole(database, viewer, generation.brief)
  return { generation, isPermitted: rightsOf(viewer, { client, role }).generate }
}
