import { sql, type Kysely } from 'kysely'

/** What a job has cost the processor in all its tries, in milliseconds, and the tries since it last finished a step. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs
      add column processor_ms integer not null default 0,
      add column tries_since_step integer not null default 0`.execute(database)
}
