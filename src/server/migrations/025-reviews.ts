import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>) {
  await addReviews(database)
  await addReviewers(database)
  await letReviewsApprove(database)
  await overtakeReviews(database)
}

/** The hash is the version's own, as with approvals, so that a review is always of these bytes. */
async function addReviews(database: Kysely<unknown>) {
  await sql`
    create table reviews (
      id uuid primary key default gen_random_uuid(),
      version_id uuid not null,
      content_hash text not null,
      asked_by uuid not null references accounts,
      asked_at timestamptz not null default clock_timestamp(),
      note text not null check (char_length(note) <= 2000),
      due_on date,
      state text not null default 'open' check (state in ('open', 'approved', 'changes-asked', 'overtaken', 'withdrawn')),
      closed_at timestamptz,
      check ((state = 'open') = (closed_at is null)),
      foreign key (version_id, content_hash) references versions (id, content_hash) on delete cascade
    )`.execute(database)
  await sql`create unique index reviews_open on reviews (version_id) where state = 'open'`.execute(database)
  await sql`create index reviews_of_version on reviews (version_id, asked_at)`.execute(database)
}

/**
 * A reviewer with an account decides with it, anyone else by a link. The database has the link's hash, and the link itself encrypted with
 * the deployment's key. A decision is made once.
 */
async function addReviewers(database: Kysely<unknown>) {
  await sql`
    create table reviewers (
      review_id uuid not null references reviews on delete cascade,
      person_key text not null check (person_key <> ''),
      account_id uuid references accounts,
      email text not null,
      name text not null check (char_length(name) between 1 and 200),
      decision text check (decision in ('approved', 'changes-asked')),
      reason text not null default '' check (char_length(reason) <= 2000),
      decided_hash text,
      decided_at timestamptz,
      decided_by uuid references accounts,
      seen_at timestamptz,
      token_hash bytea unique,
      sealed_token bytea,
      primary key (review_id, person_key),
      check ((account_id is null) = (token_hash is not null) and (token_hash is null) = (sealed_token is null)),
      check ((decision is null) = (decided_at is null) and (decision is null) = (decided_hash is null)),
      check (decision is distinct from 'changes-asked' or reason <> '')
    )`.execute(database)
  await sql`
    create function refuse_decision_change() returns trigger language plpgsql as
    $$ begin raise exception 'a decision is never changed'; end $$`.execute(database)
  await sql`
    create trigger decisions_stay before update on reviewers for each row when (old.decision is not null)
    execute function refuse_decision_change()`.execute(database)
}

/** An approval is an account's, or that of all who were asked in a review; the last of them need not have an account. */
async function letReviewsApprove(database: Kysely<unknown>) {
  await sql`
    alter table given_approvals alter column approved_by drop not null,
      add column review_id uuid references reviews, add check (approved_by is not null or review_id is not null)`.execute(database)
  await sql`
    create or replace view approvals as
    select version_id, content_hash, approved_by, approved_at, round, review_id,
      case when review_id is null then (select display_name from accounts where accounts.id = approved_by)
        else (select string_agg(name, ', ' order by decided_at) from reviewers where reviewers.review_id = given.review_id)
        end as approver
    from given_approvals given
    where not exists (select from withdrawals where withdrawals.version_id = given.version_id and withdrawals.round = given.round)`.execute(
    database,
  )
}

/** In the database, so that no way to make or approve a version can leave a review of another one waiting. */
async function overtakeReviews(database: Kysely<unknown>) {
  await sql`
    create function overtake_reviews() returns trigger language plpgsql as $$ begin
      update reviews set state = 'overtaken', closed_at = clock_timestamp()
      where state = 'open' and version_id in (select id from versions where document_id = new.document_id);
      return null;
    end $$`.execute(database)
  await sql`
    create trigger newer_version_overtakes after insert on versions for each row execute function overtake_reviews()`.execute(
    database,
  )
  await sql`
    create function overtake_by_approval() returns trigger language plpgsql as $$ begin
      update reviews set state = 'overtaken', closed_at = clock_timestamp()
      where state = 'open' and version_id = new.version_id and id is distinct from new.review_id;
      return null;
    end $$`.execute(database)
  await sql`
    create trigger approval_overtakes after insert on given_approvals
    for each row execute function overtake_by_approval()`.execute(database)
  // Audit entries are found by their document. Reading a text as JSON depends on nothing else, so the function is immutable.
  await sql`
    create function told_document(details text) returns text language sql immutable parallel safe as
    $$ select details::json ->> 'documentId' $$`.execute(database)
  await sql`create index audit_trail_document on audit_trail (told_document(details), id)`.execute(database)
}
