import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { givenDatabase } from '#server/testing/start-database.ts'
import { createWorkerPool } from '../worker-pool.ts'
import { createJobs } from './jobs.ts'

/** A thread that is busy for the given time. */
function givenBusyPool() {
  const folder = mkdtempSync(join(tmpdir(), 'busy-'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const file = join(folder, 'busy.ts')
  const wire = new URL('../answer-in-worker.ts', import.meta.url).href
  writeFileSync(
    file,
    `import { answerInWorker } from '${wire}'
    answerInWorker((milliseconds: number) => { for (const end = Date.now() + milliseconds; Date.now() < end;); return null })`,
  )
  const entry = pathToFileURL(file)
  const pool = createWorkerPool<number, null>({ entry, size: 1, maxTasksPerWorker: 5, timeoutMs: 30_000 })
  onTestFinished(async () => {
    await pool.close()
    rmSync(folder, { recursive: true })
  })
  return pool
}

test('a job that keeps a thread busy for several leases keeps its own, and no second server begins it', async () => {
  const { database, url, drop } = await givenDatabase()
  const pool = givenBusyPool()
  let begun = 0
  const run = async () => {
    begun++
    return pool.run(4_000)
  }
  const handlers = { busy: { run, finished: () => ({ type: 'finished' }), failed: () => ({ type: 'failed' }) } }
  const servers = [1, 2].map(() => createJobs({ database, url, handlers, log: pino({ level: 'silent' }), leaseSeconds: 1 }))
  onTestFinished(async () => {
    for (const server of servers) await server.stop()
    await drop()
  })
  for (const server of servers) server.start()
  const id = await servers[0]!.enqueue(database, { kind: 'busy', payload: null })
  expect(await servers[0]!.ended(id, AbortSignal.timeout(50_000))).toMatchObject({ state: 'done' })
  const { rows } = await sql`select attempts from jobs`.execute(database)
  expect({ begun, rows }).toEqual({ begun: 1, rows: [{ attempts: 1 }] })
})
