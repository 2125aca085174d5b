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

const section = {
  id: 's',
  heading: 'Retention',
  blocks: [{ id: 'b', type: 'paragraph', text: [{ text: 'Kept for seven years.' }] }],
  sections: [],
}

test('versions that were there before are found after, in the order in which they were written', async () => {
  const { database, url } = given
  await sql`drop schema public cascade`.execute(database)
  await sql`create schema public`.execute(database)
  await migrate(url, Object.fromEntries(Object.entries(allMigrations).filter(([name]) => name < '021')))
  await sql`
    with account as (
      insert into accounts (username, username_key, display_name, password_hash) values ('a', 'a', 'A', 'x') returning id
    ), folder as (insert into folders (client) values ('calder') returning client
    ), document as (
      insert into documents (type, client, project, project_key) select 'hld', client, 'Ledger', 'ledger' from folder returning id
    )
    insert into versions (document_id, ordinal, number, title, brief, solution, content, content_hash, output_format,
      writer, changelog, created_by, created_at, marks)
    select document.id, n, '1.' || n - 1 || '.0', 'Ledger', '{}', '{"budget": {"quote": "£4", "amount": 4, "currency": "GBP"}}',
      ${JSON.stringify({ sections: [section] })}::json, 'hash', 'json', 'w', 'c', account.id, now() - make_interval(days => 4 - n), '[]'
    from document, account, generate_series(1, 3) n`.execute(database)
  await sql`update documents set current_version = (select id from versions where number = '1.2.0')`.execute(database)
  await sql`
    insert into given_approvals (version_id, content_hash, approved_by)
    select id, content_hash, created_by from versions where number = '1.1.0'`.execute(database)
  await migrate(url, allMigrations)
  const { rows } = await sql`
    select number, is_current, is_shown, is_approved, position::int from version_texts join versions on versions.id = version_id order by position`.execute(
    database,
  )
  expect(rows).toEqual([
    { number: '1.0.0', is_current: false, is_shown: false, is_approved: false, position: 1 },
    { number: '1.1.0', is_current: false, is_shown: true, is_approved: true, position: 2 },
    { number: '1.2.0', is_current: true, is_shown: false, is_approved: false, position: 3 },
  ])
  const found =
    await sql`select number from version_texts join versions on versions.id = version_id where version_texts.words @@ '''year'' & ''~s'''`.execute(
      database,
    )
  expect(found.rows).toEqual([{ number: '1.2.0' }])
  const facts = await sql`select distinct budget, currency, requirements from document_facts`.execute(database)
  expect(facts.rows).toEqual([{ budget: '4', currency: 'GBP', requirements: 0 }])
})
