import { type Kysely, sql } from 'kysely'

/** Notifications of an account about what others did, each activity once. Subscribers to an account's notifications get every change. */
export async function up(database: Kysely<unknown>) {
  await sql`
    create table notifications (
      id uuid primary key default gen_random_uuid(),
      number bigint generated always as identity,
      account_id uuid not null references accounts on delete cascade,
      activity_id bigint not null references activity on delete cascade,
      document_id uuid not null references documents on delete cascade,
      version_id uuid not null references versions on delete cascade,
      at timestamptz not null default now(),
      read_at timestamptz,
      mailed_at timestamptz,
      unique (account_id, activity_id)
    )`.execute(database)
  await sql`create index notifications_newest on notifications (account_id, number desc)`.execute(database)
  await sql`create index notifications_unread on notifications (account_id) where read_at is null`.execute(database)
  await sql`create index notifications_of_activity on notifications (activity_id)`.execute(database)
  await sql`create index notifications_of_document on notifications (document_id)`.execute(database)
  await sql`
    create function tell_notification() returns trigger language plpgsql as
    $$ begin perform pg_notify('notification', new.account_id::text); return null; end $$`.execute(database)
  await sql`
    create trigger notifications_are_told after insert or update of read_at on notifications
    for each row execute function tell_notification()`.execute(database)
}
