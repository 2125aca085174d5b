import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { givenDatabase, type GivenDatabase } from '#server/testing/start-database.ts'
import type { JobContext, Json } from './job.ts'
import { createJobs, type Jobs } from './jobs.ts'

let given: GivenDatabase
let jobs: Jobs
const signal = AbortSignal.timeout(50_000)

beforeEach(async () => {
  given = await givenDatabase()
})
afterEach(async () => {
  await jobs.stop()
  await given.drop()
})

/** With leases so long that none expires during a test. */
function givenJobs(run: (context: JobContext) => Promise<Json>, isAlone: boolean): Jobs {
  const handler = { run, finished: () => ({ type: 'finished' }), failed: () => ({ type: 'failed' }) }
  return createJobs({ ...given, handlers: { test: handler }, log: pino({ level: 'silent' }), leaseSeconds: 600, isAlone })
}

test('a server that works alone goes on at once with what its killed predecessor held, and counts that it was lost', async () => {
  jobs = givenJobs(async ({ job }) => job.attempt, true)
  const id = await jobs.enqueue(given.database, { kind: 'test', payload: null })
  await sql`update jobs set state = 'running', attempts = 1, lease = gen_random_uuid(), lease_until = now() + interval '10 minutes'`.execute(
    given.database,
  )
  jobs.start()
  expect(await jobs.ended(id, signal)).toEqual({ state: 'done', result: 2 })
  const { rows } = await sql`select interruptions from jobs`.execute(given.database)
  expect(rows).toEqual([{ interruptions: 1 }])
})

test('a job whose database went away goes on as soon as that is back, and blames nobody', async () => {
  jobs = givenJobs(async ({ job, step }) => {
    if (job.attempt === 1)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`
        .execute(given.database)
        .then(() => Promise.reject(Object.assign(new Error('Connection terminated'), { code: '57P01' })))
    return step('after', async () => job.attempt)
  }, false)
  jobs.start()
  const id = await jobs.enqueue(given.database, { kind: 'test', payload: null })
  // The test's own query may fail because of the interruption too.
  const look = () => jobs.find(id).catch(() => undefined)
  await expect.poll(look).toEqual({ state: 'done', result: 2 })
  const { rows } = await sql`select interruptions, failures from jobs`.execute(given.database)
  expect(rows).toEqual([{ interruptions: 0, failures: 0 }])
})
