import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { allMigrations } from '#server/migrations/all-migrations.ts'
import { givenDatabase } from '#server/testing/start-database.ts'
import { openDatabase } from './open-database.ts'

const options = { role: 'server', migrations: allMigrations, log: pino({ level: 'silent' }) } as const

test('a database that is given is used, migrated and ready', async () => {
  const given = await givenDatabase()
  await sql`drop schema public cascade`.execute(given.database)
  await sql`create schema public`.execute(given.database)
  const configuration = { databaseUrl: given.url, dataFolder: '/nowhere/at/all' }
  const opened = await openDatabase({ ...options, configuration })
  expect((await sql`select count(*) as jobs from jobs`.execute(opened.database)).rows).toEqual([{ jobs: 0 }])
  await opened.close()
  await given.drop()
})

test('a database that refuses is named in one line, without its password', async () => {
  const given = await givenDatabase()
  const url = new URL(given.url)
  url.pathname = '/missing'
  url.searchParams.set('password', 'hunter2')
  const opening = openDatabase({ ...options, configuration: { databaseUrl: url.href, dataFolder: '/nowhere' } })
  await expect(opening).rejects.toMatchObject({
    name: 'ConfigurationError',
    message: 'DATABASE_URL: the database refuses this server (database "missing" does not exist).',
  })
  await given.drop()
})

test('a server waits ten seconds for an answer, a command for as long as a large database takes', async () => {
  const given = await givenDatabase()
  const timeoutOf = async (role: 'server' | 'guest') => {
    const opened = await openDatabase({ ...options, role, configuration: { databaseUrl: given.url, dataFolder: '/nowhere' } })
    const { rows } = await sql<{ time: string }>`select current_setting('statement_timeout') as time`.execute(opened.database)
    await opened.close()
    return rows[0]!.time
  }
  expect([await timeoutOf('server'), await timeoutOf('guest')]).toEqual(['10s', '0'])
  await given.drop()
})
