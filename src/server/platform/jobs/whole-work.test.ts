import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { createReadingBudget } from '#server/generation/reading-budget.ts'
import { givenDatabase } from '#server/testing/start-database.ts'
import { createWorkerPool } from '../worker-pool.ts'
import type { JobContext } from './job.ts'
import { createJobs } from './jobs.ts'

const folder = mkdtempSync(join(tmpdir(), 'whole-work-'))
writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
const file = join(folder, 'spend.ts')
writeFileSync(
  file,
  `import { answerInWorker } from '${new URL('../answer-in-worker.ts', import.meta.url).href}'
  answerInWorker((milliseconds: number) => { for (const end = Date.now() + milliseconds; Date.now() < end;); return null })`,
)
/** Its task is to be busy for the given number of milliseconds; the processor time this takes depends on the machine's other work. */
const pool = createWorkerPool<number, null>({
  entry: pathToFileURL(file),
  size: 2,
  inProcesses: true,
  maxTasksPerWorker: 99,
  timeoutMs: 30_000,
})
afterAll(async () => {
  await pool.close()
  rmSync(folder, { recursive: true })
})

const refuse = () => new AppError('too-large', 'This takes more time in all than is allowed.')

async function givenJobs(run: (context: JobContext) => Promise<null>) {
  const { database, url, drop } = await givenDatabase()
  const handlers = {
    work: {
      run,
      processorBudget: { milliseconds: 700, refuse },
      retryDelays: Array.from({ length: 1_000 }, () => 0),
      finished: () => ({ type: 'finished' }),
      failed: () => ({ type: 'failed' }),
    },
  }
  const create = () => createJobs({ database, url, handlers, log: pino({ level: 'silent' }), isAlone: true })
  const jobs = create()
  onTestFinished(async () => {
    await jobs.stop()
    await drop()
  })
  jobs.start()
  const id = await jobs.enqueue(database, { kind: 'work', payload: null, turn: { group: 'calder', member: 'ann' } })
  const end = () => jobs.ended(id, AbortSignal.timeout(50_000))
  const rowOf = async () =>
    (await sql<{ attempts: number; processor_ms: number }>`select attempts, processor_ms from jobs`.execute(database)).rows[0]!
  return { end, rowOf }
}

test('steps that are each within what a task may cost are ended where together they pass the bound, and are not tried again', async () => {
  const { end, rowOf } = await givenJobs(async ({ step }) => {
    for (let at = 0; ; at++) await step(`step ${at}`, () => pool.run(200))
  })
  expect(await end()).toMatchObject({ state: 'failed', code: 'too-large', message: refuse().message })
  expect(await rowOf()).toMatchObject({ attempts: 1 })
})

test('tries of one work share its bound', async () => {
  const { end, rowOf } = await givenJobs(async () => {
    await pool.run(200)
    throw new Error('a fault, so that it is tried again')
  })
  expect(await end()).toMatchObject({ state: 'failed', message: refuse().message })
  expect((await rowOf()).attempts).toBeGreaterThan(1)
})

test('what a work costs is stored while it goes on, so that whoever takes it over knows', async () => {
  const { rowOf, end } = await givenJobs(async () => {
    await pool.run(300)
    await expect.poll(async () => (await rowOf()).processor_ms).toBeGreaterThan(0)
    return null
  })
  expect(await end()).toEqual({ state: 'done', result: null })
})

test('readings for an account end where together they pass what it may have read, and another account reads on', async () => {
  const readFor = createReadingBudget({ milliseconds: 500, within: 600_000 })
  let read = 0
  const readOn = async () => {
    for (; ; read++) await readFor('ann', () => pool.run(100))
  }
  await expect(readOn()).rejects.toMatchObject({ code: 'too-many-requests', retryAfter: expect.any(Number) })
  expect(read).toBeGreaterThan(1)
  await expect(readFor('ann', () => pool.run(1))).rejects.toMatchObject({ code: 'too-many-requests' })
  expect(await readFor('bob', () => pool.run(1))).toBeNull()
})

test('after the time in which they count, an account reads on', async () => {
  const readFor = createReadingBudget({ milliseconds: 200, within: 1 })
  await expect(readFor('ann', () => pool.run(25_000))).rejects.toMatchObject({ code: 'too-many-requests' })
  expect(await readFor('ann', () => pool.run(1))).toBeNull()
})
