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
  /** Takes the job like a server that is then lost, before or after it has recorded that it is at risk. */
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

type Loss = 'idle' | 'at risk' | 'step'
const done = { state: 'done', result: null }
const stopped = {
  state: 'failed',
  code: 'internal',
  message: 'This request could not be completed: the server stopped twice while working on it alone.',
  details: 'Try a shorter text, or ask us.',
}

test.each<[Loss[], typeof done | typeof stopped]>([
  [['idle'], done],
  [['idle', 'at risk'], done],
  [['idle', 'idle', 'idle', 'idle', 'at risk'], done],
  [['idle', 'at risk', 'step', 'at risk'], done],
  [['at risk', 'step', 'at risk', 'step', 'at risk'], done],
  // The first loss always makes a job a suspect.
  [['at risk', 'at risk'], done],
  [['idle', 'at risk', 'at risk'], stopped],
  [['idle', 'at risk', 'idle', 'at risk'], stopped],
  [['step', 'at risk', 'at risk'], stopped],
])('a job whose server was lost while it was %j ends as it should', async (losses, expected) => {
  const { jobs, loseServer, end } = await givenJob()
  for (const [at, loss] of losses.entries())
    await loseServer({ isAtRisk: loss !== 'idle', ...(loss === 'step' && { hasKept: `step ${at}` }) })
  jobs.start()
  expect(await end()).toEqual(expected)
})

test('work that gets on is not ended by however many servers it has seen, and work that never does is', async () => {
  const { jobs, loseServer, end } = await givenJob()
  for (let at = 0; at < 30; at++) await loseServer(at % 3 === 0 ? { hasKept: `step ${at}` } : {})
  jobs.start()
  expect(await end()).toMatchObject({ state: 'done' })
  const other = await givenJob()
  for (let at = 0; at < 25; at++) await other.loseServer()
  other.jobs.start()
  expect(await other.end()).toMatchObject({ state: 'failed', message: expect.stringContaining('a fault on our side') })
})

test('what is asked for again after it was ended goes on, as a suspect; what was refused does not', async () => {
  const { database, jobs, loseServer, end } = await givenJob()
  for (const isAtRisk of [false, true, true]) await loseServer({ isAtRisk })
  jobs.start()
  const { id } = (await sql<{ id: string }>`select id from jobs`.execute(database)).rows[0]!
  expect(await end()).toMatchObject({ state: 'failed' })
  await jobs.restartFailed(database, id, { type: 'asked again' })
  expect(await end()).toMatchObject({ state: 'done' })
  const told = []
  for await (const { number, event } of jobs.events(id, 0, AbortSignal.timeout(10_000))) told.push(`${number} ${event.type}`)
  expect(told).toEqual(['1 asked again', '2 finished'])
  await sql`update jobs set state = 'failed', failure = '{"code":"too-large","message":"It is."}'`.execute(database)
  await jobs.restartFailed(database, id, { type: 'asked again' })
  expect(await jobs.find(id)).toMatchObject({ state: 'failed', code: 'too-large' })
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
