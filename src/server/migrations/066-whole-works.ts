import { sql, type Kysely } from 'kysely'

/** Processor time of a job over all its attempts, in milliseconds, and the attempts since it last finished a step. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs
      add column processor_ms integer not null default 0,
      add column tries_since_step integer not null default 0`.execute(database)
}
