import { type Kysely, sql } from 'kysely'

/** Answers of approved versions that say how, each with its statement, to be offered for similar statements. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function statement_words(said text) returns text language sql immutable parallel safe as
    $$ select lower(rtrim(btrim(regexp_replace(said, '\\s+', ' ', 'g')), '.;')) $$`.execute(database)
  await sql`
    create table approved_answers (
      version_id uuid not null references versions,
      statement text not null,
      said text not null,
      denies boolean not null,
      answer jsonb not null,
      same uuid not null generated always as (md5(statement_words(said))::uuid) stored,
      words tsvector not null generated always as (to_tsvector('english', left(said, 10000))) stored,
      primary key (version_id, statement)
    )`.execute(database)
  await sql`create index approved_answers_same on approved_answers (same)`.execute(database)
  await sql`create index approved_answers_words on approved_answers using gin (words)`.execute(database)
  await sql`
    create function list_answers(version versions) returns table (statement text, said text, denies boolean, answer jsonb)
    language sql stable as $$
      select one ->> 'id', one ->> 'text', coalesce((one ->> 'denies')::boolean, false), (one -> 'answer')::jsonb
      from json_array_elements(case when json_typeof(version.solution -> 'statements') = 'array'
        then version.solution -> 'statements' else '[]' end) one
      where one -> 'answer' ->> 'state' in ('proposed', 'yes', 'in-part', 'no') and one -> 'answer' ->> 'how' <> ''
        and not coalesce((one ->> 'earlier')::boolean, false)
    $$`.execute(database)
  await sql`
    create function keep_approved_answers() returns trigger language plpgsql as $$ begin
      insert into approved_answers (version_id, statement, said, denies, answer)
      select versions.id, found.* from versions, list_answers(versions) found where versions.id = new.version_id
      on conflict do nothing;
      return new;
    end $$`.execute(database)
  await sql`
    create trigger approved_answers_kept after insert on given_approvals
    for each row execute function keep_approved_answers()`.execute(database)
  await sql`
    insert into approved_answers (version_id, statement, said, denies, answer)
    select versions.id, found.* from versions, list_answers(versions) found
    where versions.id in (select version_id from given_approvals)
    on conflict do nothing`.execute(database)
}
