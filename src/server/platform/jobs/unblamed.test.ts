import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { givenDatabase } from '#server/testing/start-database.ts'
import { createJobs } from './jobs.ts'

const program = join(import.meta.dirname, '../../testing/deadly-worker.ts')
const signal = () => AbortSignal.timeout(230_000)

/** Processes that are restarted whenever they end, until the test does. */
async function givenWorkers() {
  const { database, url, drop } = await givenDatabase()
  const jobs = createJobs({ database, url, handlers: {}, log: pino({ level: 'silent' }) })
  jobs.start()
  const workers = new Set<ChildProcess>()
  let isOver = false
  let deaths = 0
  function start(...more: string[]) {
    const flags = ['--import', 'tsx', program, url, ...more]
    const worker = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] })
    workers.add(worker)
    worker.once('exit', () => {
      workers.delete(worker)
      if (isOver) return
      deaths++
      start(...more)
    })
    return worker
  }
  onTestFinished(async () => {
    isOver = true
    const ends = [...workers].map((worker) => once(worker, 'exit'))
    for (const worker of workers) worker.kill('SIGKILL')
    await Promise.all(ends)
    await jobs.stop()
    await drop()
  })
  const enqueue = (kind: string, account: string) =>
    jobs.enqueue(database, { kind: 'work', payload: { kind }, turn: { group: account, member: account } })
  return { database, jobs, start, enqueue, deaths: () => deaths }
}

test.each([
  ['alone on its database', 'alone'],
  ['one of several on its database', 'of several'],
])(
  'of what was running beside a work that ends its server again and again only that is ended, where the server is %s',
  { timeout: 240_000 },
  async (_, isAlone) => {
    const { jobs, start, enqueue, deaths } = await givenWorkers()
    const innocent = [await enqueue('innocent', 'ann'), await enqueue('innocent', 'bob')]
    const deadly = await enqueue('deadly', 'dan')
    innocent.push(await enqueue('innocent', 'eve'))
    start(isAlone)
    const ends = await Promise.all(innocent.map((id) => jobs.ended(id, signal())))
    expect(ends.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
    expect(await jobs.ended(deadly, signal())).toMatchObject({ state: 'failed', code: 'internal' })
    expect(deaths()).toBe(3)
  },
)

test('the death of one replica makes suspects only of what that one ran', { timeout: 240_000 }, async () => {
  const { database, start, enqueue } = await givenWorkers()
  /** The number of attempts and interruptions of the running jobs. */
  async function listAtWork() {
    const { rows } = await sql<{ attempts: number; interruptions: number }>`
      select attempts, interruptions from jobs where state = 'running' order by attempts`.execute(database)
    return rows
  }
  // As many as one process accepts from one account.
  for (let count = 0; count < 3; count++) await enqueue('slow', 'ann')
  const first = start('of several')
  await expect.poll(listAtWork).toHaveLength(3)
  const second = start('of several')
  await enqueue('slow', 'ann')
  await expect.poll(listAtWork).toHaveLength(4)
  expect(second.exitCode).toBeNull()
  first.kill('SIGKILL')
  const begunAgain = { attempts: 2, interruptions: 1 }
  await expect.poll(listAtWork).toEqual([{ attempts: 1, interruptions: 0 }, begunAgain, begunAgain, begunAgain])
})
