import { sql, type Kysely } from 'kysely'

/** A sign-in gets a name that its account may use of it, and says from where it began. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sign_ins
      add column id uuid not null unique default gen_random_uuid(),
      add column address text not null default '',
      add column agent text not null default ''`.execute(database)
}
