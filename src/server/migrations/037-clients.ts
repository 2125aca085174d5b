import { type Kysely, sql } from 'kysely'
import { clients } from '#shared/firm.ts'

/** The firms that are served, and whom to speak to there. The first are those that every form offers. */
export async function up(database: Kysely<unknown>) {
  await sql`
    create table clients (
      id text primary key check (id ~ '^[a-z][a-z0-9-]{1,39}$'),
      name text not null check (char_length(name) between 1 and 200),
      name_key text not null unique,
      sector text not null,
      status text not null default 'active' check (status in ('prospect', 'active', 'paused', 'former')),
      start_year integer check (start_year between 1900 and 2200),
      owner uuid references accounts,
      archived_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(database)
  await sql`
    create table contacts (
      id uuid primary key default gen_random_uuid(),
      client text not null references clients,
      name text not null check (char_length(name) between 1 and 200),
      email text not null default '',
      email_key text,
      phone text not null default '',
      role text not null default '',
      created_at timestamptz not null default now(),
      unique (client, email_key)
    )`.execute(database)
  for (const [id, { name, sector }] of Object.entries(clients))
    await sql`insert into clients (id, name, name_key, sector) values (${id}, ${name}, ${name.toLowerCase()}, ${sector})`.execute(
      database,
    )
}
