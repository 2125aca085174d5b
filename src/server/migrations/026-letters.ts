import { type Kysely, sql } from 'kysely'

/** Mail on its way. The link of a letter is sealed while it waits, and gone once it is sent. */
export async function up(database: Kysely<unknown>) {
  await sql`
    create table letters (
      id uuid primary key default gen_random_uuid(),
      to_address text not null,
      subject text not null,
      text text not null,
      sealed_link bytea,
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
      attempts integer not null default 0,
      error text,
      written_by uuid references accounts,
      created_at timestamptz not null default now(),
      sent_at timestamptz,
      check ((state = 'sent') = (sent_at is not null))
    )`.execute(database)
  await sql`create index letters_written on letters (written_by, created_at desc)`.execute(database)
  await sql`alter table invitations add column letter_id uuid unique references letters on delete set null`.execute(database)
}
