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

test('what was shared before keeps the version that was current then, and a client’s list what was approved', async () => {
  const { database, url } = given
  await sql`drop schema public cascade`.execute(database)
  await sql`create schema public`.execute(database)
  await migrate(url, Object.fromEntries(Object.entries(allMigrations).filter(([name]) => name < '010')))
  await sql`
    with account as (
      insert into accounts (username, username_key, display_name, password_hash) values ('a', 'a', 'A', 'x') returning id
    ), folder as (insert into folders (client) values ('calder') returning client
    ), document as (
      insert into documents (type, client, project, project_key) select 'hld', client, 'P', 'p' from folder returning id
    ), added as (
      insert into versions (document_id, ordinal, number, title, brief, solution, content, content_hash, output_format,
        writer, changelog, created_by, created_at)
      select document.id, n, '1.' || n - 1 || '.0', 'P', '{}', '{}', '{}', 'hash', 'json', 'w', 'c', account.id, now() - make_interval(days => 4 - n)
      from document, account, generate_series(1, 3) n
    )
    insert into grants (document_id, email, email_key, role, shared_by, token_hash, expires_at, shared_at)
    select document.id, key, key, 'reader', account.id, key::bytea, now() + interval '1 day', now() - make_interval(hours => hours)
    from document, account, (values ('before-all', 100), ('after-first', 60), ('just-now', 0)) as shared (key, hours)`.execute(
    database,
  )
  await sql`
    insert into approvals (version_id, content_hash, approved_by)
    select id, content_hash, created_by from versions where number = '1.1.0'`.execute(database)
  await migrate(url, allMigrations)
  const { rows } = await sql`
    select email_key, number from grants join versions on versions.id = version_id order by email_key`.execute(database)
  expect(rows).toEqual([
    { email_key: 'after-first', number: '1.0.0' },
    { email_key: 'before-all', number: '1.0.0' },
    { email_key: 'just-now', number: '1.2.0' },
  ])
  const { rows: shown } = await sql`
    select number from versions join documents on documents.id = document_id and shown_at = created_at`.execute(database)
  expect(shown).toEqual([{ number: '1.1.0' }])
  const foreign = sql`update grants set document_id = gen_random_uuid()`
  await expect(foreign.execute(database)).rejects.toThrow('foreign key')
})
