import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { givenDatabase } from '#server/testing/start-database.ts'
import type { JobContext, Json } from './job.ts'
import { createJobs } from './jobs.ts'
import { claimJob, keepStep, markRisk } from './store.ts'

const log = pino({ level: 'silent' })

async function givenJob(run: (context: JobContext) => Promise<Json> = () => Promise.resolve(null)) {
  const { database, url, drop } = await givenDatabase()
  const handlers = { risky: { run, finished: () => ({ type: 'finished' }), failed: () => ({ type: 'failed' }) } }
  const jobs = createJobs({ database, url, handlers, log, leaseSeconds: 1 })
  onTestFinished(async () => {
    await jobs.stop()
    await drop()
  })
  const id = await jobs.enqueue(database, { kind: 'risky', payload: null })
  /** Takes the job as a server does that is lost with it, before or after it has said that it is at risk. */
  async function loseServer(more: { isAtRisk?: boolean; hasKept?: string } = {}) {
    const lease = randomUUID()
    expect(await claimJob(database, { lease, kinds: ['risky'], leaseSeconds: 60 })).toMatchObject({ id })
    if (more.isAtRisk) await markRisk(database, { jobId: id, lease }, true)
    if (more.hasKept) await keepStep(database, { jobId: id, lease }, { name: more.hasKept, result: 'null', event: undefined })
    await sql`update jobs set lease_until = now() - interval '1 second'`.execute(database)
  }
  const end = () => jobs.ended(id, AbortSignal.timeout(50_000))
  return { database, jobs, loseServer, end }
}

test('work that takes two servers with it is ended with a clear failure, not tried on a third', async () => {
  const { jobs, loseServer, end } = await givenJob()
  await loseServer()
  await loseServer({ isAtRisk: true })
  jobs.start()
  expect(await end()).toMatchObject({ state: 'failed', code: 'too-large', message: expect.stringContaining('stopped the server') })
})

test('work that waits while servers come and go, or gets on, is not blamed', async () => {
  const { jobs, loseServer, end } = await givenJob()
  for (let at = 0; at < 4; at++) await loseServer()
  await loseServer({ isAtRisk: true, hasKept: 'one' })
  await loseServer({ isAtRisk: true, hasKept: 'two' })
  jobs.start()
  expect(await end()).toMatchObject({ state: 'done' })
})

test('only a job that lost a server before says that it is at risk, and only while it is', async () => {
  const seen: unknown[] = []
  const { database, jobs, loseServer, end } = await givenJob(async ({ atRisk }) => {
    const look = async () => {
      const { rows } = await sql<{ is_at_risk: boolean }>`select is_at_risk from jobs`.execute(database)
      seen.push(rows[0]!.is_at_risk)
    }
    await atRisk(look)
    await look()
    return null
  })
  await loseServer()
  jobs.start()
  await end()
  expect(seen).toEqual([true, false])
})
