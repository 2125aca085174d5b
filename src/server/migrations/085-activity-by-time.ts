import { type Kysely, sql } from 'kysely'

/** Activity lists are sorted by the time that they show. */
export async function up(database: Kysely<unknown>) {
  await sql`create index activity_by_time on activity (at desc, audit_id desc)`.execute(database)
  await sql`drop index activity_client`.execute(database)
  await sql`create index activity_client on activity (client, at desc, audit_id desc)`.execute(database)
}
