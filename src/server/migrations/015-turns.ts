import { sql, type Kysely } from 'kysely'

/** Whose work a job is, so that those who wait take turns. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs
      add column turn_group text not null default '',
      add column turn_member text not null default ''`.execute(database)
  await sql`create index generations_of_account on generations (account_id, created_at)`.execute(database)
  await sql`create index attempts_by_time on attempts (at)`.execute(database)
}
