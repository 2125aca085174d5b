import type { Database } from '../database.ts'
import { prepareQuery } from '../prepared-query.ts'
import type { JobEvent, NumberedEvent } from './job.ts'
import type { Lease } from './store.ts'

/** An event that is not part of a step's result; one that comes `before` a step is written once for all attempts. */
export type ToldEvent = { event: JobEvent; before?: string }

const insertEvents = prepareQuery<{ last: number; count: number }>(
  'write-job-events',
  `with told as materialized (
    select row_number() over (order by place) as at, event, before_step
    from unnest($3::text[], $4::text[]) with ordinality as given (event, before_step, place)
    where before_step is null
      or not exists (select from job_events where job_id = $1 and job_events.before_step = given.before_step)
  ), counted as (
    update jobs set event_count = event_count + (select count(*) from told)
    where id = $1 and lease = $2::uuid and state = 'running'
    returning id, event_count
  ), written as (
    insert into job_events (job_id, number, event, before_step)
    select id, event_count - (select count(*) from told) + at, event::json, before_step from counted, told
  )
  select event_count as last, (select count(*) from told) as count, pg_notify('job_event', $2::text || ' ' || id) from counted`,
)

/** Writes events in order in one statement; undefined if the lease has been lost. Events that already existed have no number. */
export async function writeEvents(
  database: Database,
  { jobId, lease }: Lease,
  told: ToldEvent[],
): Promise<NumberedEvent[] | undefined> {
  const events = told.map(({ event }) => JSON.stringify(event))
  const steps = told.map(({ before }) => before ?? null)
  const [written] = await insertEvents(database, [jobId, lease, events, steps])
  if (!written || written.count < told.length) return written && []
  return told.map(({ event }, index) => ({ number: written.last - told.length + index + 1, event }))
}

/**
 * Collects events while a statement is running and writes them together with the next one: statements of a job wait for each other at its
 * row, so that each would add its own time to that of those before.
 */
export function createEventWriter(write: (told: ToldEvent[]) => Promise<boolean>): (told: ToldEvent) => Promise<boolean> {
  let waiting: ToldEvent[] = []
  let next: Promise<boolean> | undefined
  let last: Promise<unknown> = Promise.resolve()

  function writeWaiting(): Promise<boolean> {
    const batch = waiting
    waiting = []
    next = undefined
    const written = write(batch)
    last = written
    return written
  }
  return (told) => {
    waiting.push(told)
    next ??= last.then(writeWaiting, writeWaiting)
    return next
  }
}
