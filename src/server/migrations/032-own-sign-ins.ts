import { sql, type Kysely } from 'kysely'

/** A sign-in gets an id that its account can use for it, and the address that it began from. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sign_ins
      add column id uuid not null unique default gen_random_uuid(),
      add column address text not null default '',
      add column agent text not null default ''`.execute(database)
}
