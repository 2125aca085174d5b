import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobs (
      id text primary key,
      kind text not null,
      payload json not null,
      state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
      attempts integer not null default 0,
      failures integer not null default 0,
      run_after timestamptz not null default now(),
      lease uuid,
      lease_until timestamptz,
      event_count integer not null default 0,
      result json,
      failure json,
      created_at timestamptz not null default now(),
      ended_at timestamptz,
      check ((state = 'running') = (lease is not null)),
      check ((state in ('done', 'failed')) = (ended_at is not null))
    )`.execute(database)
  await sql`create index jobs_queued on jobs (run_after) where state = 'queued'`.execute(database)
  await sql`create index jobs_running on jobs (lease_until) where state = 'running'`.execute(database)
  await sql`
    create table job_steps (
      job_id text not null references jobs on delete cascade,
      name text not null,
      result json not null,
      primary key (job_id, name)
    )`.execute(database)
  await sql`
    create table job_events (
      job_id text not null references jobs on delete cascade,
      number integer not null,
      event json not null,
      before_step text,
      is_final boolean not null default false,
      written_at timestamptz not null default now(),
      primary key (job_id, number),
      unique (job_id, before_step)
    )`.execute(database)
}
