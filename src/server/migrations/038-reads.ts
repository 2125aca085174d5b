import { type Kysely, sql } from 'kysely'

/** Which version of a document somebody has looked at last. */
export async function up(database: Kysely<unknown>) {
  await sql`
    create table reads (
      account_id uuid not null references accounts on delete cascade,
      document_id uuid not null references documents on delete cascade,
      version_id uuid not null references versions on delete cascade,
      at timestamptz not null default now(),
      primary key (account_id, document_id)
    )`.execute(database)
}
