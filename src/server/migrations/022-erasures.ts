import { type Kysely, sql } from 'kysely'

/**
 * A client's data may be erased as a whole. This is the only case in which versions and approvals are deleted, and only the client's own,
 * in the transaction that records it. They are never changed. Backups are recorded, so that an erasure can name those that still contain
 * the data.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
    create table erasures (
      id uuid primary key default gen_random_uuid(),
      client text not null,
      erased_by text not null,
      begun_at timestamptz not null default clock_timestamp(),
      begun_in xid8 not null default pg_current_xact_id()
    )`.execute(database)
  await sql`
    create table backups (
      id bigint generated always as identity primary key,
      file text not null,
      made_at timestamptz not null
    )`.execute(database)
  await sql`
    create function is_being_erased(version uuid) returns boolean language sql stable as $$
      select exists (
        select from versions join documents on documents.id = versions.document_id join erasures on erasures.client = documents.client
        where versions.id = version and begun_in = pg_current_xact_id_if_assigned())
    $$`.execute(database)
  await sql`
    create or replace function refuse_change() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' and is_being_erased(old.id) then return old; end if;
      raise exception 'a version is never changed or deleted';
    end $$`.execute(database)
  await sql`
    create function refuse_approval_row_change() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' and is_being_erased(old.version_id) then return old; end if;
      raise exception 'an approval, and its withdrawal, is never changed or deleted';
    end $$`.execute(database)
  for (const [table, trigger] of [
    ['given_approvals', 'approvals_stay'],
    ['withdrawals', 'withdrawals_stay'],
  ] as const) {
    await sql`drop trigger ${sql.id(trigger)} on ${sql.id(table)}`.execute(database)
    await sql`
      create trigger ${sql.id(trigger)} before update or delete on ${sql.id(table)}
      for each row execute function refuse_approval_row_change()`.execute(database)
    await sql`
      create trigger ${sql.id(`${trigger}_whole`)} before truncate on ${sql.id(table)}
      for each statement execute function refuse_approval_change()`.execute(database)
  }
}
