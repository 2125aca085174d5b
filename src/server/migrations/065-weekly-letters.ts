import { type Kysely, sql } from 'kysely'

/** Whether an account gets the weekly report by email, and the Monday of the last week that was sent. */
export async function up(database: Kysely<unknown>) {
  await sql`
    alter table preferences
      add column weekly_report boolean not null default false,
      add column reported_week date`.execute(database)
}
