import { type Kysely, sql } from 'kysely'

/**
 * How a version was made, from which other, and what a person edited in it. Versions never change, so the defaults are constant: an older
 * one without a generation was rolled back.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
    alter table versions
      add column words json,
      add column edits json not null default '[]',
      add column made_by text not null default 'generation'
        check (made_by in ('generation', 'rollback', 'rulings', 'edit', 'rewrite')),
      add column made_from uuid references versions`.execute(database)
}
