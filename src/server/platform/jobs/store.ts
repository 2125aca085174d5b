import { type Expression, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { JobEnd, JobEvent, JobFailure, JobState, Json, NewJob, NumberedEvent } from './job.ts'

/** Notifies the job with this id, as part of the caller's statement. */
export const notifyJob = (id: Expression<string>) => sql<string>`pg_notify('job_told', ${id}::text)`

/**
 * The right to work on a job: a write under a lease that has been lost has no effect. Events are notified with the lease (`job_event`),
 * because its owner has already woken its own waiters.
 */
export type Lease = { jobId: string; lease: string }

export type ClaimedJob = {
  id: string
  kind: string
  payload: Json
  attempts: number
  failures: number
  group: string
  member: string
  /**
   * 0: no server was lost with the job since its last step. 1: one was, for any reason: the job is a suspect. Above: servers that were lost
   * while it was the only suspect at risk.
   */
  interruptions: number
  /** Since its last step, including this one. */
  triesSinceStep: number
  /** Milliseconds in all attempts so far. */
  processorMs: number
}

/** A lease, and the total processor time of its job. */
export type HeldLease = { lease: string; processorMs: number }

/** The groups and members for whom a server currently takes no more jobs, and the order in which it served them, the latest last. */
export type ClaimTurns = Record<'full' | 'recent', Readonly<Record<'groups' | 'members', string[]>>>

const toJson = (value: Json | undefined) => (value === undefined ? null : JSON.stringify(value))
const seconds = (count: number) => sql`make_interval(secs => ${count}::float8)`

const runningBy = (column: 'turn_group' | 'turn_member') =>
  sql`select ${sql.ref(column)}, count(*) as count from jobs where state = 'running' and lease_until > now() group by 1`

/** The result of another job's step is stored under this name until the step is reached. */
export const broughtName = (step: string) => `brought:${step}`

export async function insertJob(database: Database, job: NewJob & { id: string }): Promise<void> {
  const accepted = toJson(job.accepted)
  const { group, member } = job.turn ?? { group: '', member: '' }
  const { from, steps } = job.brings ?? { from: '', steps: [] }
  await sql`
    with queued as (
      insert into jobs (id, kind, payload, event_count, turn_group, turn_member)
      values (${job.id}, ${job.kind}, ${toJson(job.payload)}::json, ${accepted === null ? 0 : 1}, ${group}, ${member})
      returning id
    ), written as (
      insert into job_events (job_id, number, event) select id, 1, ${accepted}::json from queued where ${accepted}::text is not null
    ), brought as (
      insert into job_steps (job_id, name, result)
      select queued.id, ${broughtName('')} || job_steps.name, job_steps.result
      from queued join job_steps on job_id = ${from} and job_steps.name = any(${steps}::text[])
    )
    select pg_notify('job_queued', id) from queued`.execute(database)
}

const anybody: ClaimTurns = { full: { groups: [], members: [] }, recent: { groups: [], members: [] } }

/**
 * Takes a job whose lease has expired, or else a waiting one. Waiting jobs are ordered by the number of running jobs of their group, then
 * of their member, then by how long ago each was served here, then by their waiting time.
 */
export async function claimJob(
  database: Database,
  claim: { lease: string; kinds: string[]; leaseSeconds: number; turns?: ClaimTurns },
): Promise<ClaimedJob | undefined> {
  const { full, recent } = claim.turns ?? anybody
  const lastServed = (names: string[], column: string) => sql`coalesce(array_position(${names}::text[], ${sql.ref(column)}), 0)`
  const { rows } = await sql<ClaimedJob>`
    update jobs
    set state = 'running', attempts = attempts + 1, tries_since_step = tries_since_step + 1, lease = ${claim.lease}, lease_until = now() + ${seconds(claim.leaseSeconds)},
      interruptions = interruptions + case when state = 'running' and (is_at_risk or interruptions = 0) then 1 else 0 end,
      is_at_risk = false
    where id = (
      select id from jobs
        left join (${runningBy('turn_group')}) as of_group using (turn_group)
        left join (${runningBy('turn_member')}) as of_member using (turn_member)
      where kind = any(${claim.kinds}::text[])
        and turn_group <> all(${full.groups}::text[]) and turn_member <> all(${full.members}::text[])
        and ((state = 'queued' and run_after <= now()) or (state = 'running' and lease_until <= now()))
      order by state = 'queued', coalesce(of_group.count, 0), coalesce(of_member.count, 0),
        ${lastServed(recent.groups, 'turn_group')}, ${lastServed(recent.members, 'turn_member')}, run_after limit 1
      for update of jobs skip locked
    )
    returning id, kind, payload, attempts, failures, interruptions, tries_since_step as "triesSinceStep",
      processor_ms as "processorMs", turn_group as group, turn_member as member`.execute(database)
  return rows[0]
}

const given = (held: HeldLease[]) => sql`
  unnest(${held.map(({ lease }) => lease)}::uuid[], ${held.map(({ processorMs }) => Math.round(processorMs))}::int[]) as given (lease, ms)`

/** Returns the leases that are still valid, and stores the processor time of their jobs. */
export async function renewLeases(database: Database, held: HeldLease[], leaseSeconds: number): Promise<Set<string>> {
  const { rows } = await sql<{ lease: string }>`
    update jobs set lease_until = now() + ${seconds(leaseSeconds)}, processor_ms = greatest(processor_ms, ms)
    from ${given(held)}
    where state = 'running' and jobs.lease = given.lease
    returning jobs.lease`.execute(database)
  return new Set(rows.map(({ lease }) => lease))
}

/** Ends all leases of a process that has certainly ended, if no other process has any; the next claim counts the loss. */
export const endLeases = (database: Database) => sql`update jobs set lease_until = now() where state = 'running'`.execute(database)

/** Returns jobs, so that another process takes them at once. */
export async function releaseLeases(database: Database, held: HeldLease[]): Promise<void> {
  await sql`
    with released as (
      update jobs set state = 'queued', lease = null, lease_until = null, processor_ms = greatest(processor_ms, ms)
      from ${given(held)}
      where state = 'running' and jobs.lease = given.lease
      returning id
    )
    select pg_notify('job_queued', id) from released`.execute(database)
}

export async function readSteps(database: Database, jobId: string): Promise<Map<string, Json>> {
  const { rows } = await sql<{ name: string; result: Json }>`
    select name, result from job_steps where job_id = ${jobId}`.execute(database)
  return new Map(rows.map(({ name, result }) => [name, result]))
}

/** Stores a step's result and writes its event; returns whether the lease was still valid. */
export async function keepStep(
  database: Database,
  { jobId, lease }: Lease,
  step: { name: string; result: string; event: JobEvent | undefined },
): Promise<boolean> {
  const event = toJson(step.event)
  const { rows } = await sql`
    with held as (
      update jobs set event_count = event_count + ${event === null ? 0 : 1}, interruptions = 0, tries_since_step = 0
      where id = ${jobId} and lease = ${lease} and state = 'running'
      returning id, event_count
    ), kept as (
      insert into job_steps (job_id, name, result) select id, ${step.name}, ${step.result}::json from held
    ), written as (
      insert into job_events (job_id, number, event)
      select id, event_count, ${event}::json from held where ${event}::text is not null
      returning job_id
    )
    select id, (select pg_notify('job_event', ${lease}::text || ' ' || job_id) from written) from held`.execute(database)
  return rows.length > 0
}

/** Records whether the job is doing work that might end the server. */
export async function markRisk(database: Database, { jobId, lease }: Lease, isAtRisk: boolean): Promise<void> {
  await sql`
    update jobs set is_at_risk = ${isAtRisk} where id = ${jobId} and lease = ${lease} and state = 'running'`.execute(database)
}

/** Ends a job with its last event; returns whether the lease was still valid. */
export async function endJob(
  database: Database,
  { jobId, lease }: Lease,
  { end, event }: { end: { state: 'done'; result: Json } | { state: 'failed'; failure: JobFailure }; event: JobEvent },
): Promise<boolean> {
  const result = toJson(end.state === 'done' ? end.result : undefined)
  const failure = toJson(end.state === 'failed' ? end.failure : undefined)
  const { rows } = await sql`
    with ended as (
      update jobs
      set state = ${end.state}, result = ${result}::json, failure = ${failure}::json, event_count = event_count + 1,
          lease = null, lease_until = null, ended_at = now()
      where id = ${jobId} and lease = ${lease} and state = 'running'
      returning id, event_count
    ), written as (
      insert into job_events (job_id, number, event, is_final) select id, event_count, ${toJson(event)}::json, true from ended
      returning job_id
    )
    select pg_notify('job_event', ${lease}::text || ' ' || job_id) from written`.execute(database)
  return rows.length > 0
}

/** Returns a job after an error, to be tried again later. */
export async function retryJob(
  database: Database,
  { jobId, lease }: Lease,
  { afterSeconds, processorMs }: { afterSeconds: number; processorMs: number },
): Promise<void> {
  await sql`
    update jobs
    set state = 'queued', failures = failures + 1, processor_ms = greatest(processor_ms, ${Math.round(processorMs)}), run_after = now() + ${seconds(afterSeconds)}, lease = null, lease_until = null
    where id = ${jobId} and lease = ${lease} and state = 'running'`.execute(database)
}

/**
 * Restarts a job that ended because of a fault on our side and was requested again; as a suspect, in case the fault recurs. The event of
 * its end is replaced by that of the request, so that the event numbers have no gap.
 */
export async function restartFailedJob(database: Database, jobId: string, accepted: JobEvent): Promise<void> {
  await sql`
    with again as (
      update jobs
      set state = 'queued', failure = null, ended_at = null, failures = 0, run_after = now(), interruptions = 1
      where id = ${jobId} and state = 'failed' and failure ->> 'code' = 'internal'
      returning id
    ), told as (
      update job_events set event = ${toJson(accepted)}::json, is_final = false from again where job_id = id and is_final
    )
    select pg_notify('job_queued', id) from again`.execute(database)
}

export async function findJob(database: Database, jobId: string): Promise<JobState | undefined> {
  const { rows } = await sql<{ state: 'queued' | 'running' | JobEnd['state']; result: Json; failure: JobFailure | null }>`
    select state, result, failure from jobs where id = ${jobId}`.execute(database)
  const row = rows[0]
  if (row?.state === 'done') return { state: 'done', result: row.result }
  if (row?.state === 'failed') return { state: 'failed', ...row.failure! }
  return row && { state: row.state }
}

/** Maximum events per query. */
export const page = 500

export async function readEvents(
  database: Database,
  jobId: string,
  after: number,
): Promise<{ events: NumberedEvent[]; isEnd: boolean }> {
  const { rows } = await sql<NumberedEvent & { is_final: boolean }>`
    select number, event, is_final from job_events
    where job_id = ${jobId} and number > ${after} order by number limit ${page}`.execute(database)
  if (rows.length > 0) return { events: rows.map(({ number, event }) => ({ number, event })), isEnd: rows.at(-1)!.is_final }
  const { rows: ended } = await sql`
    select from job_events where job_id = ${jobId} and is_final and number <= ${after}`.execute(database)
  return { events: [], isEnd: ended.length > 0 }
}
