import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** Seconds within which a repeated request counts as the same rollback. */
const within = 60

/** Returns the id of the current version if the account has just made it by the same rollback. */
export async function findRepeated(
  transaction: Database,
  { versionId, target, accountId }: { versionId: string; target: string; accountId: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ subject: string }>`
    select subject from audit_trail
    where action = 'document-rolled-back' and subject = ${versionId} and actor = ${accountId}
      and details::json ->> 'target' = ${target} and at > now() - make_interval(secs => ${within})`.execute(transaction)
  return rows[0]?.subject
}
