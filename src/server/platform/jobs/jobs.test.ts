import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { givenDatabase, type GivenDatabase } from '#server/testing/start-database.ts'
import type { Database } from '../database.ts'
import type { JobContext, JobHandler, Json } from './job.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { notifyJob } from './store.ts'

let given: GivenDatabase
let jobs: Jobs[] = []
const signal = AbortSignal.timeout(60_000)

beforeEach(async () => {
  given = await givenDatabase()
})

afterEach(async () => {
  await Promise.all(jobs.map((each) => each.stop()))
  jobs = []
  await given.drop()
})

const handlerOf = (run: (context: JobContext) => Promise<Json>): JobHandler => ({
  run,
  finished: (result) => ({ type: 'finished', result }),
  failed: ({ message }) => ({ type: 'failed', message }),
})

function givenJobs(run: (context: JobContext) => Promise<Json>, more: { leaseSeconds?: number } = {}): Jobs {
  const options = { ...given, handlers: { test: handlerOf(run) }, log: pino({ level: 'silent' }), retryDelays: [0.01, 0.01] }
  const made = createJobs({ ...options, ...more })
  jobs.push(made)
  made.start()
  return made
}

async function eventsOf(of: Jobs, jobId: string, after = 0) {
  const heard = []
  for await (const { number, event } of of.events(jobId, after, signal)) heard.push([number, event.type])
  return heard
}

test('a job runs its steps, tells its events in order, and ends once', async () => {
  const own = givenJobs(async ({ step, transact, job }) => {
    const events = { before: { type: 'adding' }, after: (sum: number) => ({ type: 'added', sum }) }
    const sum = await step('add', async () => (job.payload as number[]).reduce((a, b) => a + b), events)
    return transact('double', async () => sum * 2, { after: () => ({ type: 'doubled' }) })
  })
  const id = await own.enqueue(given.database, { kind: 'test', payload: [1, 2, 3], accepted: { type: 'accepted' } })
  const all = [
    [1, 'accepted'],
    [2, 'adding'],
    [3, 'added'],
    [4, 'doubled'],
    [5, 'finished'],
  ]
  expect(await eventsOf(own, id)).toEqual(all)
  expect(await eventsOf(own, id, 3)).toEqual(all.slice(3))
  expect(await eventsOf(own, id, 5)).toEqual([])
  expect(await own.ended(id, signal)).toEqual({ state: 'done', result: 12 })
  expect(await own.find('nobody knows')).toBeUndefined()
})

test('what is unavailable is tried again, and told in its own words when it stays so', async () => {
  const own = givenJobs(async ({ job }) => {
    if (job.payload === 'soon' && job.attempt === 2) return 'made'
    throw new AppError('unavailable', 'The server is busy.')
  })
  const soon = await own.enqueue(given.database, { kind: 'test', payload: 'soon' })
  const never = await own.enqueue(given.database, { kind: 'test', payload: 'never' })
  expect(await own.ended(soon, signal)).toEqual({ state: 'done', result: 'made' })
  expect(await own.ended(never, signal)).toMatchObject({ state: 'failed', code: 'unavailable', message: 'The server is busy.' })
})

test('a disk that is full is waited for a little, and then told as what it is', async () => {
  let attempts = 0
  const own = givenJobs(async ({ job }) => {
    attempts++
    if (job.payload === 'soon' && job.attempt === 2) return 'made'
    return (await sql<never>`do $$ begin raise exception using errcode = '53100'; end $$`.execute(given.database)).rows[0]!
  })
  const soon = await own.enqueue(given.database, { kind: 'test', payload: 'soon' })
  expect(await own.ended(soon, signal)).toEqual({ state: 'done', result: 'made' })
  const never = await own.enqueue(given.database, { kind: 'test', payload: 'never' })
  const end = await own.ended(never, signal)
  expect(end).toMatchObject({ state: 'failed', code: 'unavailable', message: 'The disk of the database is full.' })
  expect(attempts).toBe(5)
})

test('a fault is tried again from where it was, with the steps that are kept', async () => {
  const ran: string[] = []
  const own = givenJobs(async ({ step, job }) => {
    const kept = await step('first', async () => ran.push(`first ${job.attempt}`), { before: { type: 'first' } })
    await step('second', async () => ran.push(`second ${job.attempt}`), { before: { type: 'second' } })
    if (job.attempt < 3) throw new TypeError('a bug')
    return kept
  })
  const id = await own.enqueue(given.database, { kind: 'test', payload: null })
  expect(await own.ended(id, signal)).toEqual({ state: 'done', result: 1 })
  expect(ran).toEqual(['first 1', 'second 1'])
  expect(await eventsOf(own, id)).toEqual([
    [1, 'first'],
    [2, 'second'],
    [3, 'finished'],
  ])
})

test('a fault that stays ends the job after three attempts, without telling what it was', async () => {
  let attempts = 0
  const own = givenJobs(async () => {
    attempts++
    throw new TypeError('internal wording')
  })
  const id = await own.enqueue(given.database, { kind: 'test', payload: null })
  const end = await own.ended(id, signal)
  expect(end).toMatchObject({
    state: 'failed',
    code: 'internal',
    message: 'This could not be finished because of a fault on our side.',
  })
  expect(attempts).toBe(3)
  expect(await eventsOf(own, id)).toEqual([[1, 'failed']])
})

test('an expected failure is final and keeps its sentence', async () => {
  let attempts = 0
  const own = givenJobs(async ({ transact }) => {
    attempts++
    return transact('write', async (transaction) => {
      await sql`create table written ()`.execute(transaction)
      throw new AppError('invalid-input', 'The brief has no requirements.', { details: 'Write at least one.' })
    })
  })
  const id = await own.enqueue(given.database, { kind: 'test', payload: null })
  const failure = { code: 'invalid-input', message: 'The brief has no requirements.', details: 'Write at least one.' }
  expect(await own.ended(id, signal)).toEqual({ state: 'failed', ...failure })
  expect(attempts).toBe(1)
  await expect(sql`select from written`.execute(given.database)).rejects.toThrow('does not exist')
})

test('a job exists only once the transaction that queued it does', async () => {
  const own = givenJobs(async () => null)
  const queueing = given.database.transaction().execute(async (transaction) => {
    await own.enqueue(transaction, { id: 'lost', kind: 'test', payload: null })
    throw new Error('changed my mind')
  })
  await expect(queueing).rejects.toThrow('changed my mind')
  expect(await own.find('lost')).toBeUndefined()
})

test('events and the end are heard for a job that is not known yet', async () => {
  const own = givenJobs(async () => 'made')
  const heard = Promise.all([eventsOf(own, 'later'), own.ended('later', signal)])
  await own.enqueue(given.database, { id: 'later', kind: 'test', payload: null, accepted: { type: 'accepted' } })
  expect(await heard).toEqual([
    [
      [1, 'accepted'],
      [2, 'finished'],
    ],
    { state: 'done', result: 'made' },
  ])
})

test('a process that stops hands its job over, long before its lease ends', async () => {
  const running = makeGate()
  const first = givenJobs(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('told to stop')))
        running.open()
      }),
    { leaseSeconds: 600 },
  )
  const id = await first.enqueue(given.database, { kind: 'test', payload: null })
  await running.opened
  const second = givenJobs(async ({ job }) => job.attempt, { leaseSeconds: 600 })
  await first.stop()
  expect(await second.ended(id, signal)).toEqual({ state: 'done', result: 2 })
})

test('whoever lost the lease writes nothing any more', async () => {
  const [running, taken, tried] = [makeGate(), makeGate(), makeGate()]
  await sql`create table written (attempt integer)`.execute(given.database)
  const own = givenJobs(async ({ job, transact, step }) => {
    if (job.attempt === 1) running.open()
    await (job.attempt === 1 ? taken : tried).opened
    const write = async (transaction: Database) => {
      await sql`insert into written values (${job.attempt})`.execute(transaction)
      return job.attempt
    }
    const events = { before: { type: 'before' }, after: (attempt: number) => ({ type: `noted ${attempt}` }) }
    const results = await Promise.allSettled([step('note', async () => job.attempt, events), transact('write', write)])
    tried.open()
    return results.map(({ status }) => `${status} ${job.attempt}`)
  })
  const id = await own.enqueue(given.database, { kind: 'test', payload: null })
  await running.opened
  await sql`update jobs set lease_until = now() - interval '1 second'`.execute(given.database)
  await sql`select pg_notify('job_queued', ${id}::text)`.execute(given.database)
  await expect
    .poll(async () => (await sql<Json>`select attempts from jobs`.execute(given.database)).rows)
    .toEqual([{ attempts: 2 }])
  taken.open()
  expect(await own.ended(id, signal)).toEqual({ state: 'done', result: ['fulfilled 2', 'fulfilled 2'] })
  expect((await sql`select attempt from written`.execute(given.database)).rows).toEqual([{ attempt: 2 }])
  expect(await eventsOf(own, id)).toEqual([
    [1, 'before'],
    [2, 'noted 2'],
    [3, 'finished'],
  ])
})

test('work goes on by itself after the database cut every connection', async () => {
  const own = givenJobs(async ({ job }) => job.payload, { leaseSeconds: 60 })
  const before = await own.enqueue(given.database, { kind: 'test', payload: 'before' })
  await own.ended(before, signal)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    .execute(given.database)
    .catch(() => {})
  const after = await own.enqueue(given.database, { kind: 'test', payload: 'after' })
  expect(await own.ended(after, signal)).toEqual({ state: 'done', result: 'after' })
})

function makeGate(): { open: () => void; opened: Promise<void> } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

test('a running job hears at once what somebody tells it, and not what others are told', async () => {
  let begin = () => {}
  const running = new Promise<void>((resolve) => (begin = resolve))
  const heard: Json[] = []
  const own = givenJobs(async ({ listen, job }) => {
    const news = listen()
    if (job.payload === 'told') begin()
    void news.wait(600_000, signal).then(() => heard.push(job.payload))
    while (!heard.includes('told')) await new Promise((resolve) => void setTimeout(resolve, 5))
    return heard.length
  })
  await own.enqueue(given.database, { kind: 'test', payload: 'other' })
  const id = await own.enqueue(given.database, { kind: 'test', payload: 'told' })
  await running
  await given.database.selectNoFrom(notifyJob(sql.lit(id)).as('told')).execute()
  expect(await own.ended(id, signal)).toEqual({ state: 'done', result: 1 })
})
