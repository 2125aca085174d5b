import { sql, type Kysely } from 'kysely'

/** How often a job took its server with it, and whether it is doing now what might. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs
      add column interruptions integer not null default 0,
      add column is_at_risk boolean not null default false`.execute(database)
}
