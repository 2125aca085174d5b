import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** Seconds within which the same rollback, asked for again, is the same one. */
const within = 60

/** The id of the current version where an account has only just made it by the very same rollback. */
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
