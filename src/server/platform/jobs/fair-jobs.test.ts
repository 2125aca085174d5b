import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { givenDatabase } from '#server/testing/start-database.ts'
import { createJobs } from './jobs.ts'
import { claimJob } from './store.ts'

test('a firm that asked for much waits in turn with one that asked later, and so do the accounts of a firm', async () => {
  const { database, url, drop } = await givenDatabase()
  onTestFinished(drop)
  const jobs = createJobs({ database, url, handlers: {}, log: pino({ level: 'silent' }) })
  const enqueue = (group: string, member: string) =>
    jobs.enqueue(database, { kind: 'fair', payload: null, turn: { group, member } })
  for (let count = 0; count < 30; count++) await enqueue('calder', 'ann')
  await enqueue('calder', 'abe')
  await enqueue('tessel', 'bob')
  const order: string[] = []
  for (let count = 0; count < 6; count++) {
    const claimed = await claimJob(database, { lease: randomUUID(), kinds: ['fair'], leaseSeconds: 60 })
    order.push(claimed!.member)
  }
  expect(order).toEqual(['ann', 'bob', 'abe', 'ann', 'ann', 'ann'])
})
