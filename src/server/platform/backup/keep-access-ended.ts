import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Kinds of access without an account, each valid until it is revoked. */
const kinds = [
  { table: 'grants', what: 'addresses that documents are shared with' },
  { table: 'links', what: 'links' },
  { table: 'tokens', what: 'tokens of programs' },
] as const

/** The ids of everything that was revoked here, by table. */
export async function listEndedAccess(database: Database): Promise<Map<string, string[]>> {
  const ended = new Map<string, string[]>()
  for (const { table } of kinds) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.id(table)} where revoked_at is not null`.execute(database)
    ended.set(
      table,
      rows.map(({ id }) => id),
    )
  }
  return ended
}

/** Revokes access again that a backup contains from before it was revoked; returns which parts of the backup give access, in sentences. */
export async function keepAccessEnded(database: Database, ended: Map<string, string[]>): Promise<string[]> {
  const sentences: string[] = []
  for (const { table, what } of kinds) {
    const again = await sql`update ${sql.id(table)} set revoked_at = now()
      where revoked_at is null and id = any(${ended.get(table) ?? []}::uuid[])`.execute(database)
    if (again.numAffectedRows) sentences.push(`Ended since the backup, and so again: ${again.numAffectedRows} of the ${what}.`)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.id(table)}
      where revoked_at is null and (expires_at is null or expires_at > now())`.execute(database)
    const open = rows[0]?.count ?? 0
    if (open > 0)
      sentences.push(`Giving access as at the time of the backup: ${open} of the ${what}. End those that are not meant any more.`)
  }
  return sentences
}
