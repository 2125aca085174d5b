import { type Kysely, sql } from 'kysely'

/**
 * An approval may be withdrawn, and the version approved again. Approvals are stored for good, in rounds, with their withdrawals; the view
 * `approvals` has those in force. Each round has one approval, so at most one is in force.
 */
export async function up(database: Kysely<unknown>) {
  await sql`alter table approvals rename to given_approvals`.execute(database)
  await sql`alter table given_approvals add column round integer not null default 1 check (round > 0)`.execute(database)
  await sql`alter table given_approvals drop constraint approvals_pkey, add primary key (version_id, round)`.execute(database)
  await sql`
    create table withdrawals (
      version_id uuid not null,
      round integer not null,
      reason text not null check (reason <> ''),
      withdrawn_by uuid not null references accounts,
      withdrawn_at timestamptz not null default clock_timestamp(),
      primary key (version_id, round),
      foreign key (version_id, round) references given_approvals
    )`.execute(database)
  await sql`
    create view approvals as
    select version_id, content_hash, approved_by, approved_at, round from given_approvals given
    where not exists (select from withdrawals where withdrawals.version_id = given.version_id and withdrawals.round = given.round)`.execute(
    database,
  )
  await sql`
    create or replace function refuse_approval_change() returns trigger language plpgsql as
    $$ begin raise exception 'an approval, and its withdrawal, is never changed or deleted'; end $$`.execute(database)
  await sql`
    create trigger withdrawals_stay before update or delete or truncate on withdrawals
    for each statement execute function refuse_approval_change()`.execute(database)
}
