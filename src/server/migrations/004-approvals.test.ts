import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#server/platform/migrate.ts'
import { givenDatabase, type GivenDatabase } from '#server/testing/start-database.ts'
import { allMigrations } from './all-migrations.ts'

let given: GivenDatabase
beforeAll(async () => {
  given = await givenDatabase()
})
afterAll(() => given.drop())

test('documents that were there before have their folders after', async () => {
  const { database, url } = given
  await sql`drop schema public cascade`.execute(database)
  await sql`create schema public`.execute(database)
  const earlier = Object.entries(allMigrations).filter(([name]) => name < '004')
  await migrate(url, Object.fromEntries(earlier))
  await sql`
    insert into documents (type, client, project, project_key)
    values ('hld', 'calder', 'Old', 'old'), ('lld', 'calder', 'Old', 'old'), ('hld', 'tessel', 'Old', 'old')`.execute(database)
  await migrate(url, allMigrations)
  const { rows } = await sql`select client from folders order by client`.execute(database)
  expect(rows).toEqual([{ client: 'calder' }, { client: 'tessel' }])
})
