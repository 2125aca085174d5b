import { type Kysely, sql } from 'kysely'

/** A version whose facts a person changed. */
export async function up(database: Kysely<unknown>) {
  await sql`
    alter table versions
      drop constraint versions_made_by_check,
      add constraint versions_made_by_check
        check (made_by in ('generation', 'rollback', 'rulings', 'edit', 'rewrite', 'change', 'patch'))`.execute(database)
}
