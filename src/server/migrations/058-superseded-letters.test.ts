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

const account = '00000000-0000-4000-8000-00000000000a'
const [ledger, claims, erased] = ['1', '2', '3'].map((end) => `00000000-0000-4000-8000-00000000000${end}`) as [
  string,
  string,
  string,
]

test('letters that name no document are given the one that the trail tells of, and those of an erased one go', async () => {
  const { database, url } = given
  await sql`drop schema public cascade`.execute(database)
  await sql`create schema public`.execute(database)
  await migrate(url, Object.fromEntries(Object.entries(allMigrations).filter(([name]) => name < '058')))
  await sql`
    insert into accounts (id, username, username_key, display_name, password_hash) values (${account}, 'a', 'a', 'A', 'x')`.execute(
    database,
  )
  await sql`insert into folders (client) values ('calder')`.execute(database)
  await sql`
    insert into documents (id, type, client, project, project_key)
    values (${ledger}, 'hld', 'calder', 'Ledger', 'ledger'), (${claims}, 'hld', 'calder', 'Claims', 'claims')`.execute(database)
  await sql`
    insert into versions (document_id, ordinal, number, title, brief, solution, content, content_hash, output_format, writer,
      changelog, created_by, created_at, marks)
    select id, 1, '1.0.0', project, '{}', '{}', '{}', 'hash', 'json', 'w', 'c', ${account}, now(), '[]' from documents`.execute(
    database,
  )
  const letter = (to: string, subject: string, minutes: number) =>
    sql`
    insert into letters (to_address, subject, text, written_by, created_at)
    values (${to}, ${subject}, 'Hello', ${account}, now() - make_interval(mins => ${minutes}))`.execute(database)
  let entries = 0
  const shared = (to: string, documentId: string, minutes: number) =>
    sql`
    insert into audit_trail (id, at, actor, action, subject, details, previous_hash, hash)
    values (${++entries}, now() - make_interval(mins => ${minutes}) + interval '20 ms', ${account}, 'document-shared', 'grant',
      ${JSON.stringify({ documentId, email: to })}, ${Buffer.from([entries])}, ${Buffer.from([entries])})`.execute(database)
  // Two emails at once to one address, which differ in their titles.
  await letter('guest@example.test', 'A shared “Claims” with you', 30)
  await letter('guest@example.test', 'A shared “Ledger” with you', 30)
  await shared('guest@example.test', claims, 30)
  await shared('guest@example.test', ledger, 30)
  await letter('gone@example.test', 'A shared “Secret” with you', 20)
  await shared('gone@example.test', erased, 20)
  // Nothing of the trail is theirs: another address, another time.
  await letter('a@example.test', 'Confirm your address', 20)
  await letter('guest@example.test', 'A shared “Ledger” with you', 10)

  await migrate(url, allMigrations)
  const { rows } = await sql`
    select subject, to_address, project from letters left join documents on documents.id = document_id order by created_at, subject`.execute(
    database,
  )
  expect(rows).toEqual([
    { subject: 'A shared “Claims” with you', to_address: 'guest@example.test', project: 'Claims' },
    { subject: 'A shared “Ledger” with you', to_address: 'guest@example.test', project: 'Ledger' },
    { subject: 'Confirm your address', to_address: 'a@example.test', project: null },
    { subject: 'A shared “Ledger” with you', to_address: 'guest@example.test', project: null },
  ])
})
