import { type Kysely, sql } from 'kysely'

/** Visits of one link from one network within a minute are one row that counts them; those from before are each their own. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table link_visits
      add column times integer not null default 1,
      add column minute timestamptz`.execute(database)
  await sql`
    create unique index link_visits_minute on link_visits (link_id, what, network, coalesce(email, ''), minute)
      where minute is not null`.execute(database)
}
