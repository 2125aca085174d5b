import { sql, type Migration } from 'kysely'
import { expect, test } from 'vitest'
import { allMigrations } from '#server/migrations/all-migrations.ts'
import { givenDatabase } from '#server/testing/start-database.ts'
import { migrate } from './migrate.ts'

test('processes that start together migrate once', async () => {
  const { database, url, drop } = await givenDatabase()
  await sql`drop schema public cascade`.execute(database)
  await sql`create schema public`.execute(database)
  const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(url, allMigrations)))
  expect(runs.flat().toSorted()).toEqual(Object.keys(allMigrations))
  await drop()
})

test('a migration that fails changes nothing', async () => {
  const { database, url, drop } = await givenDatabase()
  const broken: Record<string, Migration> = {
    ...allMigrations,
    '900-half': { up: async (own) => void (await sql`create table half ()`.execute(own)) },
    '901-broken': { up: () => Promise.reject(new Error('broken')) },
  }
  await expect(migrate(url, broken)).rejects.toThrow('broken')
  await expect(sql`select from half`.execute(database)).rejects.toThrow('does not exist')
  await drop()
})
