import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { givenDatabase } from '#server/testing/start-database.ts'
import type { JobContext } from './job.ts'
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

/** The number of concurrent jobs of each account on a server with this many places, and the maximum of a client. */
async function runAtOnce(concurrency: number, asked: [group: string, member: string][]) {
  const { database, url, drop } = await givenDatabase()
  const over = new AbortController()
  const running: string[] = []
  const run = async ({ job }: JobContext) => {
    running.push(job.payload as string)
    await new Promise((resolve) => over.signal.addEventListener('abort', resolve))
    return null
  }
  const handlers = { fair: { run, finished: () => ({ type: 'finished' }), failed: () => ({ type: 'failed' }) } }
  const jobs = createJobs({ database, url, handlers, log: pino({ level: 'silent' }), concurrency })
  onTestFinished(async () => {
    over.abort()
    await jobs.stop()
    await drop()
  })
  for (const [group, member] of asked) await jobs.enqueue(database, { kind: 'fair', payload: member, turn: { group, member } })
  jobs.start()
  return { jobs, database, running }
}

const times = (count: number, group: string, member: string) =>
  Array.from({ length: count }, (): [string, string] => [group, member])

test.each([
  [2, 1],
  [3, 1],
  [4, 2],
  [8, 4],
])('of %i places one account has %i at most, so that another begins at once whatever came before', async (places, most) => {
  const { jobs, database, running } = await runAtOnce(places, times(12, 'calder', 'ann'))
  await expect.poll(() => running.length).toBe(most)
  await jobs.enqueue(database, { kind: 'fair', payload: 'bob', turn: { group: 'tessel', member: 'bob' } })
  await expect.poll(() => running).toContain('bob')
  expect(running.filter((member) => member === 'ann')).toHaveLength(most)
})

test('one client has all places but one at most, by however many accounts', async () => {
  const accounts = ['ann', 'abe', 'amy', 'art']
  const { jobs, database, running } = await runAtOnce(
    4,
    accounts.flatMap((member) => times(3, 'calder', member)),
  )
  await expect.poll(() => running.length).toBe(3)
  await jobs.enqueue(database, { kind: 'fair', payload: 'bob', turn: { group: 'tessel', member: 'bob' } })
  await expect.poll(() => running).toContain('bob')
  expect(running).toHaveLength(4)
})

test('with one place accounts take turns', async () => {
  const { database, url, drop } = await givenDatabase()
  onTestFinished(drop)
  const order: string[] = []
  const run = async ({ job }: JobContext) => {
    order.push(job.payload as string)
    return null
  }
  const handlers = { fair: { run, finished: () => ({ type: 'finished' }), failed: () => ({ type: 'failed' }) } }
  const jobs = createJobs({ database, url, handlers, log: pino({ level: 'silent' }), concurrency: 1 })
  onTestFinished(() => jobs.stop())
  for (const [group, member] of [...times(6, 'calder', 'ann'), ...times(2, 'tessel', 'bob')] as const)
    await jobs.enqueue(database, { kind: 'fair', payload: member, turn: { group, member } })
  jobs.start()
  await expect.poll(() => order.length).toBe(8)
  expect(order.slice(0, 4)).toEqual(['ann', 'bob', 'ann', 'bob'])
})
