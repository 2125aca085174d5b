import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { givenDatabase } from '#server/testing/start-database.ts'
import { createJobs } from './jobs.ts'

const script = join(import.meta.dirname, '../../testing/jobs-worker.ts')
const steps = ['one', 'two', 'three', 'four', 'five', 'six']
const eventTypes = ['accepted', ...steps.flatMap((step) => [`${step} started`, `${step} written`]), 'finished']

type Worker = ChildProcessByStdio<null, Readable, null>

function startWorker(url: string): Worker {
  return spawn(process.execPath, ['--import', 'tsx', script, url], { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** In the middle of a transaction: its step has written data, but the result is not yet stored. */
async function killAtWork(worker: Worker): Promise<void> {
  await once(worker.stdout, 'data')
  worker.kill('SIGKILL')
  await once(worker, 'exit')
}

test('jobs survive processes that are killed: done once, written once, told once and in order', async () => {
  const { database, url, drop } = await givenDatabase()
  await sql`create table effects (job text, step text)`.execute(database)
  const reader = createJobs({ database, url, handlers: {}, log: pino({ level: 'silent' }) })
  reader.start()
  const ids = await Promise.all(
    Array.from({ length: 12 }, () =>
      reader.enqueue(database, { kind: 'write', payload: { steps }, accepted: { type: 'accepted' } }),
    ),
  )
  const heard = ids.map(async (id) => {
    const told = []
    for await (const { number, event } of reader.events(id, 0, AbortSignal.timeout(80_000))) told.push(`${number} ${event.type}`)
    return told
  })

  let workers = [startWorker(url), startWorker(url)]
  onTestFinished(async () => {
    for (const worker of workers) worker.kill('SIGKILL')
    await reader.stop()
    await drop()
  })
  for (let kills = 0; kills < 5; kills++) {
    const victim = workers.shift()!
    await killAtWork(victim)
    workers = [...workers, startWorker(url)]
  }

  const expected = eventTypes.map((type, index) => `${index + 1} ${type}`)
  expect(await Promise.all(heard)).toEqual(ids.map(() => expected))

  const ends = await sql`
    select state, count(*) as jobs, max(attempts) > 1 as "wasInterrupted" from jobs group by state`.execute(database)
  expect(ends.rows).toEqual([{ state: 'done', jobs: 12, wasInterrupted: true }])
  const effects = await sql`
    select count(*) as all, count(distinct (job, step)) as different from effects`.execute(database)
  expect(effects.rows).toEqual([{ all: 12 * 6, different: 12 * 6 }])
})
