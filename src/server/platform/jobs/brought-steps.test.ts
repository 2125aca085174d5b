import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { givenDatabase, type GivenDatabase } from '#server/testing/start-database.ts'
import type { JobContext } from './job.ts'
import { createJobs } from './jobs.ts'

let given: GivenDatabase
const signal = AbortSignal.timeout(60_000)

beforeEach(async () => {
  given = await givenDatabase()
})
afterEach(() => given.drop())

test('a job that brings steps of another tells them once and does not do them again', async () => {
  const done: string[] = []
  const work = async ({ step, job }: JobContext) => {
    for (const name of ['one', 'two', 'three']) {
      const events = { before: { type: `${name} begun` }, after: (by: string) => ({ type: `${name} by ${by}` }) }
      await step(
        name,
        async () => {
          done.push(`${name} ${job.id}`)
          if (job.attempt === 1 && name === 'three' && job.id === 'second') throw new Error('once')
          return job.id
        },
        events,
      )
    }
    return null
  }
  const handler = { run: work, finished: () => ({ type: 'finished' }), failed: () => ({ type: 'failed' }) }
  const own = createJobs({ ...given, handlers: { test: handler }, log: pino({ level: 'silent' }), retryDelays: [0.01, 0.01] })
  own.start()
  await own.enqueue(given.database, { id: 'first', kind: 'test', payload: null })
  await own.ended('first', signal)
  done.length = 0
  await own.enqueue(given.database, {
    id: 'second',
    kind: 'test',
    payload: null,
    accepted: { type: 'accepted' },
    brings: { from: 'first', steps: ['one', 'two', 'never done'] },
  })
  await own.ended('second', signal)
  expect(done).toEqual(['three second', 'three second'])
  const told = []
  for await (const { event } of own.events('second', 0, signal)) told.push(event.type)
  await own.stop()
  expect(told).toEqual(['accepted', 'one by first', 'two by first', 'three begun', 'three by second', 'finished'])
})
