import { type Kysely, sql } from 'kysely'

/** The firm's day rates by role, version by version: documents name the day of the card that their rates are from. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_cards (
      version integer primary key check (version > 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      rates json not null,
      created_by uuid not null references accounts,
      created_at timestamptz not null default now()
    )`.execute(database)
  await sql`
    create trigger rate_cards_stay before update or delete on rate_cards
    for each row execute function refuse_change()`.execute(database)
}
