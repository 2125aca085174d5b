import { createServer } from 'node:net'
import { once } from 'node:events'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenDatabase } from '#server/testing/start-database.ts'
import { connectDatabase, databaseAway, isDatabaseAway, poolOf } from './database.ts'

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => {
      throw new Error('it worked')
    },
    (error: unknown) => error,
  )
}

test('a database that refuses, hangs up, or is not there is away', async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const hangsUp = connectDatabase({ url: `postgresql://app@127.0.0.1:${port}/x` })
  expect(isDatabaseAway(await failureOf(sql`select 1`.execute(hangsUp)))).toBe(true)
  server.close()
  await once(server, 'close')
  expect(isDatabaseAway(await failureOf(sql`select 1`.execute(hangsUp)))).toBe(true)
  const noSocket = connectDatabase({ url: 'postgresql:///postgres?host=/tmp/no-such-folder&user=app' })
  expect(isDatabaseAway(await failureOf(sql`select 1`.execute(noSocket)))).toBe(true)
  await Promise.all([hangsUp.destroy(), noSocket.destroy()])
})

test('a connection that is cut during a query is away, and queries soon have another', async () => {
  const { database, drop } = await givenDatabase()
  const cut = await failureOf(sql`select pg_terminate_backend(pg_backend_pid())`.execute(database))
  expect(isDatabaseAway(cut)).toBe(true)
  expect(databaseAway(cut)).toMatchObject({ code: 'unavailable', retryAfter: 5 })
  const again = () => sql`select 1 as one`.execute(database).then(({ rows }) => rows, isDatabaseAway)
  await expect.poll(again).toEqual([{ one: 1 }])
  await drop()
})

test('a full disk is called by its name', async () => {
  const { database, drop } = await givenDatabase()
  const full = await failureOf(sql.raw(`do $$ begin raise exception using errcode = '53100'; end $$`).execute(database))
  expect(isDatabaseAway(full)).toBe(true)
  expect(databaseAway(full).message).toBe('The disk is full: nothing can be saved until there is room on this server again.')
  await drop()
})

test('what a database thinks of a query, a missing file and a bug are not the database being away', async () => {
  const { database, drop } = await givenDatabase()
  expect(isDatabaseAway(await failureOf(sql`select * from nowhere`.execute(database)))).toBe(false)
  expect(isDatabaseAway(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }))).toBe(false)
  expect(isDatabaseAway(new TypeError('x is not a function'))).toBe(false)
  await drop()
})

test('counts are numbers and days are texts', async () => {
  const { database, drop } = await givenDatabase()
  const { rows } = await sql`select count(*) as count, date '2026-02-03' as day from jobs`.execute(database)
  expect(rows).toEqual([{ count: 0, day: '2026-02-03' }])
  await drop()
})

test('a connection that nobody uses ends in good order, before it would be taken for a silent one', async () => {
  const { url, drop } = await givenDatabase()
  const lost: Error[] = []
  const database = connectDatabase({ url, statementTimeout: 200, onLost: (error) => lost.push(error) })
  await sql`select 1`.execute(database)
  await expect.poll(() => poolOf(database)!.totalCount).toBe(0)
  expect(lost).toEqual([])
  await database.destroy()
  await drop()
})
