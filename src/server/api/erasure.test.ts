import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { recordBackup } from '#server/documents/erasure/store.ts'
import { givenApp } from '#server/testing/given-app.ts'

const app = await givenApp()
afterAll(() => app.end())
// The first staff account is the administrator.
const administrator = await app.signedIn()
const [staff, own] = await Promise.all([app.signedIn(), app.signedIn('calder')])

const written = (client: 'calder' | 'tessel') =>
  staff.documentsV1.generate({ documentType: 'hld', client, projectName: 'Erased by a call', requirements: {} })
const trailOf = async (action: string) =>
  (
    await sql<{ actor: string; subject: string }>`select actor, subject from audit_trail where action = ${action}`.execute(
      app.database,
    )
  ).rows

test('an administrator erases a firm with its name and their own password, and is told of the backups', async () => {
  const [{ document: gone }, { document: stays }] = await Promise.all([written('calder'), written('tessel')])
  await recordBackup(app.database, { file: '/backups/before.gz', madeAt: new Date('2026-01-02T03:04:05Z') })
  const { password } = administrator
  const order = { client: 'calder' as const, confirm: 'Calder Bank', password }
  expect(await administrator.erasure.count({ client: 'calder' })).toMatchObject({
    name: 'Calder Bank',
    counts: { documents: 1, versions: 1 },
  })

  await expect(staff.erasure.count({ client: 'calder' })).rejects.toThrow('This is for administrators.')
  await expect(staff.erasure.erase({ ...order, password: staff.password })).rejects.toThrow('This is for administrators.')
  await expect(own.erasure.erase({ ...order, password: own.password })).rejects.toThrow('This is for')
  await expect(administrator.erasure.erase({ ...order, confirm: 'calder' })).rejects.toThrow('not the name of the client')
  await expect(administrator.erasure.erase({ ...order, password: staff.password })).rejects.toThrow('not your current password')
  expect((await staff.documentsV1.get({ id: gone.id })).versions).toHaveLength(1)
  expect([await trailOf('client-erased'), (await trailOf('client-erasure-refused')).length]).toEqual([[], 1])

  expect(await administrator.erasure.erase(order)).toMatchObject({
    counts: { documents: 1, versions: 1, accounts: 1 },
    backups: [{ file: '/backups/before.gz', madeAt: '2026-01-02T03:04:05.000Z' }],
  })
  await expect(staff.documentsV1.get({ id: gone.id })).rejects.toThrow('does not exist')
  expect((await staff.documentsV1.get({ id: stays.id })).versions).toHaveLength(1)
  expect((await own.accounts.check({})).authenticated).toBe(false)
  expect((await administrator.erasure.count({ client: 'calder' })).counts).toEqual({})
  expect(await trailOf('client-erased')).toEqual([{ actor: expect.stringMatching(/^[0-9a-f-]{36}$/), subject: 'calder' }])
})
