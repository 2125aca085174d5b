import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>) {
  await addApprovals(database)
  await addFolders(database)
}

/** The hash is the version's own: the pair is a key of `versions`, so no approval can name other bytes. */
async function addApprovals(database: Kysely<unknown>) {
  await sql`alter table versions add unique (id, content_hash)`.execute(database)
  await sql`
    create table approvals (
      version_id uuid primary key,
      content_hash text not null,
      approved_by uuid not null references accounts,
      approved_at timestamptz not null default clock_timestamp(),
      foreign key (version_id, content_hash) references versions (id, content_hash)
    )`.execute(database)
  await sql`
    create function refuse_approval_change() returns trigger language plpgsql as
    $$ begin raise exception 'an approval is never changed or withdrawn'; end $$`.execute(database)
  await sql`
    create trigger approvals_stay before update or delete or truncate on approvals
    for each statement execute function refuse_approval_change()`.execute(database)
}

/** A document lies in its client's folder: there is none without. */
async function addFolders(database: Kysely<unknown>) {
  await sql`
    create table folders (
      client text primary key,
      created_at timestamptz not null default now()
    )`.execute(database)
  await sql`insert into folders (client) select distinct client from documents`.execute(database)
  await sql`alter table documents add foreign key (client) references folders`.execute(database)
}
