import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>) {
  await sql`
    create table attempts (
      id bigint generated always as identity primary key,
      generation_id uuid not null references generations,
      at timestamptz not null default clock_timestamp(),
      purpose text not null,
      provider text not null,
      model text not null,
      input_tokens integer not null,
      cached_tokens integer not null,
      cache_written_tokens integer not null,
      output_tokens integer not null,
      is_estimated boolean not null,
      first_word_ms integer,
      total_ms integer not null,
      failure text
    )`.execute(database)
  await sql`create index attempts_of_generation on attempts (generation_id)`.execute(database)
  await sql`alter table generations add column stop_asked_at timestamptz`.execute(database)
  // A constant default: no row is rewritten, and the trigger that protects versions does not fire.
  await sql`alter table versions add column marks json not null default '[]'`.execute(database)
}
