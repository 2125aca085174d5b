import { type Kysely, sql } from 'kysely'

/** What visitors of the site ask, and who of the staff has dealt with it. */
export async function up(database: Kysely<unknown>) {
  await sql`
    create table enquiries (
      id uuid primary key default gen_random_uuid(),
      name text not null check (char_length(name) between 1 and 200),
      email text not null check (char_length(email) between 1 and 254),
      organisation text not null default '' check (char_length(organisation) <= 200),
      message text not null check (char_length(message) between 1 and 4000),
      state text not null default 'new' check (state in ('new', 'answered', 'closed')),
      settled_by uuid references accounts,
      settled_at timestamptz,
      at timestamptz not null default now(),
      check ((state = 'new') = (settled_at is null) and (settled_by is null) = (settled_at is null))
    )`.execute(database)
  await sql`create index enquiries_state on enquiries (state, at desc)`.execute(database)
}
