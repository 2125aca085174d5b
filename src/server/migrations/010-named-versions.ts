import { type Kysely, sql } from 'kysely'

/** A share names one version, or none if it always shows the newest approved one. Earlier shares get the version of that day. */
export async function up(database: Kysely<unknown>) {
  await sql`alter table versions add unique (id, document_id)`.execute(database)
  await sql`
    alter table grants add column version_id uuid,
      add foreign key (version_id, document_id) references versions (id, document_id)`.execute(database)
  await sql`
    update grants set version_id = (
      select id from versions where versions.document_id = grants.document_id
      order by created_at <= shared_at desc, case when created_at <= shared_at then -ordinal else ordinal end limit 1
    )`.execute(database)
}
