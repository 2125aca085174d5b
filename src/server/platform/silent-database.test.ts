import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { givenDatabase } from '#server/testing/start-database.ts'
import { connectDatabase, isDatabaseAway } from './database.ts'
import { listenForNotifications } from './jobs/listen-for-notifications.ts'

/** A proxy to a database on which connections can be silenced: they remain open, but no more data arrives. */
async function givenWay() {
  const { url, drop } = await givenDatabase()
  const way = new URL(url)
  const folder = way.searchParams.get('host')
  const silenced: Socket[] = []
  const open = new Set<Socket>()
  const server = createServer((from) => {
    const to = folder ? connect(`${folder}/.s.PGSQL.5432`) : connect(Number(way.port || 5432), way.hostname)
    for (const socket of [from, to]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => open.delete(socket))
    }
    from.pipe(to)
    to.pipe(from)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  onTestFinished(async () => {
    for (const socket of open) socket.destroy()
    server.close()
    await drop()
  })
  return {
    url: `postgresql://${way.username || way.searchParams.get('user')}@127.0.0.1:${port}${way.pathname}`,
    silence() {
      for (const socket of open) {
        socket.unpipe()
        silenced.push(socket)
      }
    },
  }
}

test('connections that go silent are given up, and the next query has another', async () => {
  const { url, silence } = await givenWay()
  const database = connectDatabase({ url, size: 3, statementTimeout: 500 })
  onTestFinished(() => database.destroy())
  const ask = () => sql`select 1 as one`.execute(database)
  await Promise.all([ask(), ask(), ask()])
  silence()
  const ended = await Promise.allSettled([ask(), ask(), ask()])
  expect(ended.every((end) => end.status === 'rejected' && isDatabaseAway(end.reason))).toBe(true)
  expect((await ask()).rows).toEqual([{ one: 1 }])
})

test('who listens notices silence, and listens again', async () => {
  const { url, silence } = await givenWay()
  const heard: (string | undefined)[] = []
  const log = pino({ level: 'silent' })
  const notifications = listenForNotifications({ url, channels: ['said'], log, hear: (said) => heard.push(said?.payload) })
  onTestFinished(() => notifications.stop())
  await expect.poll(() => heard.length).toBe(1)
  silence()
  await expect.poll(() => heard.length).toBe(2)
})
