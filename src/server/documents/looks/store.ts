import { sql } from 'kysely'
import type { Viewer } from '#server/accounts/policy.ts'
import type { Database } from '#server/platform/database.ts'
import type { Document } from '../store.ts'
import type { Permitted } from '../policy.ts'

/** Minutes without activity after which the next look counts as a new visit. */
const visit = 30

export type Look = { version: string; at: Date }

const before = (column: 'version_id' | 'looked_at', kept: 'version_before' | 'looked_before') =>
  sql.raw(`case when document_looks.looked_at < now() - make_interval(mins => ${visit}) then document_looks.${column}
    else document_looks.${kept} end`)

/** Records that an account is looking at a version now. Returns the version and time of the previous visit; undefined on the first. */
export async function keepLook(
  database: Database,
  { accountId }: Viewer,
  { id, versionId }: Permitted<'read', Document>,
): Promise<Look | undefined> {
  const { rows } = await sql<{ version: string | null; at: Date | null }>`
    with kept as (
      insert into document_looks (account_id, document_id, version_id) values (${accountId}, ${id}, ${versionId})
      on conflict (account_id, document_id) do update set version_before = ${before('version_id', 'version_before')},
        looked_before = ${before('looked_at', 'looked_before')}, version_id = excluded.version_id, looked_at = now()
      returning version_before, looked_before)
    select number as version, looked_before as at from kept left join versions on versions.id = version_before`.execute(database)
  const { version, at } = rows[0]!
  return version === null || at === null ? undefined : { version, at }
}
