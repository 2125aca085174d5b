import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
beforeAll(async () => {
  app = await givenApp()
})
afterAll(() => app.end())

test('lists of more than 200 go on where they ended, and the last of them is ended like the first', async () => {
  const staff = await app.signedIn()
  const { document } = await staff.documentsV1.generate({
    documentType: 'hld',
    client: 'aldgate',
    projectName: 'Much shared',
    requirements: {},
  })
  const { id } = document
  await staff.sharing.share({ id, email: 'first@example.test', role: 'reader' })
  // Inserts as many rows again as sharing would create, at one moment.
  await sql`
    with given as (
      insert into grants (document_id, email, email_key, role, shared_by, shared_at, token_hash, expires_at, version_id)
      select document_id, n || '@example.test', n || '@example.test', role, shared_by, shared_at - interval '1 minute', n::text::bytea, expires_at, version_id
      from grants, generate_series(1, 205) n returning id
    )
    insert into invitations (grant_id, subject, text, sealed_token)
    select given.id, subject, text, sealed_token from given, invitations`.execute(app.database)
  const first = await staff.sharing.grants({ id })
  const second = await staff.sharing.grants({ id, after: first.next! })
  expect([first.grants.length, second.grants.length, second.next]).toEqual([200, 6, null])
  expect(new Set([...first.grants, ...second.grants].map(({ email }) => email)).size).toBe(206)
  const last = second.grants.at(-1)!
  await staff.sharing.revoke({ id, grant: last.id })
  expect((await staff.sharing.grants({ id, after: first.next! })).grants.map((one) => one.id)).not.toContain(last.id)
  const outbox = await staff.sharing.outbox({})
  expect(outbox.next).not.toBeNull()
  expect((await staff.sharing.outbox({ after: outbox.next! })).next).toBeNull()
})
