import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** Makes jobs of a kind, or all, that wait for their next attempt due now, and notifies the workers. */
export const hurryJobs = (database: Database, kind?: string) =>
  sql`
    with due as (
      update jobs set run_after = now() where state = 'queued' and kind = coalesce(${kind ?? null}::text, kind) returning id
    )
    select pg_notify('job_queued', id::text) from due`.execute(database)
