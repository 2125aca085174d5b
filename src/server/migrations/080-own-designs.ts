import { type Kysely, sql } from 'kysely'

/**
 * The firm's own reference designs, version by version. A version without a design takes the firm's copy back: the packaged design of
 * that id, if there is one, is used again.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table own_designs (
      id text not null check (id ~ '^[a-z][a-z0-9-]{1,59}$'),
      version integer not null check (version > 0),
      name text not null check (char_length(name) between 1 and 200),
      design json,
      created_by uuid not null references accounts,
      created_at timestamptz not null default now(),
      primary key (id, version)
    )`.execute(database)
  await sql`
    create trigger own_designs_stay before update or delete on own_designs
    for each row execute function refuse_change()`.execute(database)
}
