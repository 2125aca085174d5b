import { type Expression, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { JobEnd, JobEvent, JobFailure, JobState, Json, NewJob, NumberedEvent } from './job.ts'

/** Rings for the job of an id, within a statement of whoever has something to tell it. */
export const notifyJob = (id: Expression<string>) => sql<string>`pg_notify('job_told', ${id}::text)`

/**
 * The right to work on a job: whoever writes under a lease that is no longer the job's writes nothing. What is written is told
 * under it (`job_event`), as its holder has rung already.
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
   * 0: no server was lost with the job since its last step. 1: one was, whatever the job did: it is a suspect. Above: servers that
   * were lost while it alone of the suspects was at risk.
   */
  interruptions: number
  /** Since its last step, this one too. */
  triesSinceStep: number
  /** Milliseconds in all tries so far. */
  processorMs: number
}

/** A lease, and what its job has cost the processor in all. */
export type HeldLease = { lease: string; processorMs: number }

/** Of which groups and members a server takes no more now, and in which order it served them, the latest last. */
export type ClaimTurns = Record<'full' | 'recent', Readonly<Record<'groups' | 'members', string[]>>>

const toJson = (value: Json | undefined) => (value === undefined ? null : JSON.stringify(value))
const seconds = (count: number) => sql`make_interval(secs => ${count}::float8)`

const runningBy = (column: 'turn_group' | 'turn_member') =>
  sql`select ${sql.ref(column)}, count(*) as count from jobs where state = 'running' and lease_until > now() group by 1`

/** The result of another job's step waits under this name until the step is come to. */
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
 * Takes a job whose lease has run out, or else one that waits: of the group, and of it the member, for whom the least is being done
 * anywhere and who was served here longest ago, the one that has waited longest.
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

/** Answers the leases that are still held; what their jobs have cost is stored with them. */
export async function renewLeases(database: Database, held: HeldLease[], leaseSeconds: number): Promise<Set<string>> {
  const { rows } = await sql<{ lease: string }>`
    update jobs set lease_until = now() + ${seconds(leaseSeconds)}, processor_ms = greatest(processor_ms, ms)
    from ${given(held)}
    where state = 'running' and jobs.lease = given.lease
    returning jobs.lease`.execute(database)
  return new Set(rows.map(({ lease }) => lease))
}

/** Ends the leases of a process that is known to be gone, as no other has any; the next claim counts that it was lost. */
export const endLeases = (database: Database) => sql`update jobs set lease_until = now() where state = 'running'`.execute(database)

/** Gives jobs back, so that another process takes them at once. */
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

/** Keeps a step's result and writes its event; answers whether the lease was still held. */
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

/** Says whether the job does now what might take the server with it. */
export async function markRisk(database: Database, { jobId, lease }: Lease, isAtRisk: boolean): Promise<void> {
  await sql`
    update jobs set is_at_risk = ${isAtRisk} where id = ${jobId} and lease = ${lease} and state = 'running'`.execute(database)
}

/** Ends a job with its last event; answers whether the lease was still held. */
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

/** Puts a job back after a fault, to be tried again later. */
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
 * Puts a job back that ended by a fault on our side, because it is asked for again; as a suspect, in case it was no accident. The
 * event of its end becomes that of the request, so that the numbers of its events have no gap.
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

/** Events of one reading at most. */
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
