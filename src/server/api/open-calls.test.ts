import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { disable, resetPassword } from '#server/accounts/manage-accounts.ts'
import { givenApp } from '#server/testing/given-app.ts'

// No worker is running, so every call waits for its maximum time.
let app: Awaited<ReturnType<typeof givenApp>>
beforeAll(async () => {
  app = await givenApp({ isWorking: false })
})
afterAll(() => app.end())

type Account = Awaited<ReturnType<typeof app.signedIn>>
const newKey = () => crypto.randomUUID()
const fields = { documentType: 'hld', client: 'aldgate', projectName: 'Waits' } as const

async function givenWaiting(account: Account) {
  const key = newKey()
  const posted = account.documentsV3.generate(fields, { idempotencyKey: key }).then(
    () => 'answered',
    (error: unknown) => (error as { code: string }).code,
  )
  const isAccepted = async () => (await sql`select from generations where key = ${key}`.execute(app.database)).rows.length === 1
  await expect.poll(isAccepted).toBe(true)
  const url = `/api/v3/generations/${key}/events`
  const stream = await app.http.inject({ url, headers: { cookie: account.cookie() }, payloadAsStream: true })
  expect(stream.statusCode).toBe(200)
  return { key, posted, streamed: text(stream.stream()) }
}

test.each<[string, (account: Account) => Promise<unknown>]>([
  ['a log-out', (account) => account.accounts.logout({})],
  ['a new password', ({ username }) => resetPassword(app.database, username)],
  ['disabling the account', ({ username }) => disable(app.database, username)],
])('%s ends what is open', async (_, end) => {
  const account = await app.signedIn()
  const { posted, streamed } = await givenWaiting(account)
  await end(account)
  expect(await posted).toBe('not-signed-in')
  expect((await streamed).match(/^id: /gm)).toHaveLength(1)
})

test('a grant that is taken back ends the stream of what was written under it, and its files and result', async () => {
  const staff = await app.signedIn()
  const email = `${newKey()}@example.test`
  const { rows } = await sql<{ id: string }>`
    with account as (select id from accounts limit 1), folder as (insert into folders (client) values ('aldgate') returning client
    ), document as (
      insert into documents (type, client, project, project_key) select 'hld', client, 'Waits', 'waits' from folder returning id
    )
    insert into versions (document_id, ordinal, number, title, brief, solution, content, content_hash, output_format, writer, changelog, created_by)
    select document.id, 1, '1.0.0', 'Waits', '{"requirements":{}}', '{}', '{}', 'hash', 'json', 'w', 'c', account.id
    from document, account returning document_id as id`.execute(app.database)
  const { id } = rows[0]!
  await sql`update documents set current_version = (select id from versions)`.execute(app.database)
  const { invitation } = await staff.sharing.share({ id, email, role: 'writer' })
  const writer = await app.signedIn('calder', email)
  const { key, streamed } = await givenWaiting(writer)
  expect((await writer.documentsV3.generation({ key })).state).toBe('running')
  await staff.sharing.revoke({ id, grant: invitation.id })
  expect((await streamed).match(/^id: /gm)).toHaveLength(1)
  const paths = ['', '/events', `/files/${newKey()}`]
  const answers = await Promise.all(paths.map((path) => writer.get(`/api/v3/generations/${key}${path}`)))
  expect(answers.map((answer) => answer.json<{ error: string }>().error)).toEqual(paths.map(() => 'No work is known by this key.'))
  await expect(writer.documentsV3.stop({ key })).rejects.toMatchObject({ code: 'not-found' })
})
