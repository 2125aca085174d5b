import { sql, type Kysely } from 'kysely'

/** What staff let the accounts of a client do beyond reading and writing; the usual where there is no row. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table client_rights (
      client text primary key,
      approves boolean not null,
      shares_outside boolean not null,
      ends_grants_of_staff boolean not null,
      changed_at timestamptz not null default now()
    )`.execute(database)
}
