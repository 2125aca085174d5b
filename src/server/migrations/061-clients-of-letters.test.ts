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

const reader = '00000000-0000-4000-8000-00000000000a'
const ids = ['1', '2', '3', '4', '5', '6'].map((end) => `00000000-0000-4000-8000-00000000000${end}`)

test('digests are told of which firms they are, those from before an erasure go, and questions follow those before them', async () => {
  const { database, url } = given
  await sql`drop schema public cascade`.execute(database)
  await sql`create schema public`.execute(database)
  await migrate(url, Object.fromEntries(Object.entries(allMigrations).filter(([name]) => name < '060')))
  await sql`
    insert into accounts (id, username, username_key, display_name, password_hash, email)
    values (${reader}, 'a', 'a', 'A', 'x', 'reader@desk.test')`.execute(database)
  await sql`insert into folders (client) values ('calder'), ('tessel')`.execute(database)
  const letter = (subject: string, at: string) =>
    sql`insert into letters (to_address, subject, text, created_at) values ('reader@desk.test', ${subject}, 'Hello', ${at}::timestamptz)`.execute(
      database,
    )
  await letter('What happened: one thing', '2026-01-01')
  await letter('Confirm your address', '2026-01-01')
  await sql`insert into erasures (client, erased_by, begun_at) values ('brightwater', 'b', '2026-02-01')`.execute(database)
  await letter('What happened: 2 things', '2026-03-01')
  for (const [at, client] of ['calder', 'tessel'].entries()) {
    const [document, version] = [ids[at]!, ids[at + 2]!]
    await sql`
      insert into documents (id, type, client, project, project_key) values (${document}, 'hld', ${client}, 'P', 'p')`.execute(
      database,
    )
    await sql`
      insert into versions (id, document_id, ordinal, number, title, brief, solution, content, content_hash, output_format, writer,
        changelog, created_by, created_at, marks)
      values (${version}, ${document}, 1, '1.0.0', 'P', '{}', '{}', '{}', 'hash', 'json', 'w', 'c', ${reader}, now(), '[]')`.execute(
      database,
    )
    await sql`
      insert into audit_trail (id, at, actor, action, subject, details, previous_hash, hash)
      values (${at + 1}, now(), 'x', 'version-published', ${version}, '{}', ${Buffer.from([at])}, ${Buffer.from([at + 1])})`.execute(
      database,
    )
    await sql`
      insert into activity (audit_id, at, actor, verb, client, project_key, document_id, version_id, details)
      values (${at + 1}, now(), 'x', 'version-published', ${client}, 'p', ${document}, ${version}, '{}')`.execute(database)
    await sql`
      insert into notifications (account_id, activity_id, document_id, version_id, mailed_at)
      values (${reader}, ${at + 1}, ${document}, ${version}, '2026-03-01')`.execute(database)
  }
  const [conversation, one, two, other] = [ids[4]!, ids[5]!, crypto.randomUUID(), crypto.randomUUID()]
  for (const [id, asked] of [
    [conversation, [one, two]],
    [crypto.randomUUID(), [other]],
  ] as const) {
    await sql`insert into conversations (id, account_id, title) values (${id}, ${reader}, '')`.execute(database)
    for (const question of asked)
      await sql`
        insert into messages (id, conversation_id, text, state) values (${question}, ${id}, 'Q', 'done')`.execute(database)
  }

  await migrate(url, allMigrations)
  const { rows: letters } = await sql<{ subject: string; clients: string[] }>`
    select subject, clients from letters order by created_at`.execute(database)
  expect(letters).toEqual([
    { subject: 'Confirm your address', clients: [] },
    { subject: 'What happened: 2 things', clients: ['calder', 'tessel'] },
  ])
  const { rows: messages } = await sql<{
    id: string
    follows: string | null
  }>`select id, follows from messages order by place`.execute(database)
  expect(messages).toEqual([
    { id: one, follows: null },
    { id: two, follows: one },
    { id: other, follows: null },
  ])
})
